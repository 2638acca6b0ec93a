# Nombres impresos en cartas y tablero. También se pueden ver en inglés.
# Los lugares van sin artículo: «el edificio Cuerno de Oro».

## Casillas del tablero.
## ours

cliffwatch-inn = Posada del Acantilado
place-cliffwatch_inn_1 = { cliffwatch-inn } 1
place-cliffwatch_inn_2 = { cliffwatch-inn } 2
place-cliffwatch_inn_3 = { cliffwatch-inn } 3
place-field_of_triumph = Campo del Triunfo
place-grinning_lion_tavern = Taberna del León Risueño
place-blackstaff_tower = Torre de Bastón Negro
place-the_plinth = Pedestal
place-castle_waterdeep = Castillo de Aguas Profundas
place-auroras_realms_shop = Emporio de Aurora
place-builders_hall = Casa de los Constructores
waterdeep-harbor = Puerto de Aguas Profundas
place-waterdeep_harbor_1 = { waterdeep-harbor } 1
place-waterdeep_harbor_2 = { waterdeep-harbor } 2
place-waterdeep_harbor_3 = { waterdeep-harbor } 3

## Edificios.
## ours

place-caravan_court = Patio de las Caravanas
place-dragon_tower = Torre del Dragón
place-fetlock_court = Patio de los Caballos
place-the_golden_horn = Cuerno de Oro
place-helmstar_warehouse = Almacén Helmstar
place-heroes_garden = Jardín de los Héroes
place-house_of_good_spirits = Casa de los Buenos Espíritus
place-house_of_heroes = Casa de los Héroes
place-house_of_the_moon = Casa de la Luna
place-house_of_wonder = Casa de las Maravillas
place-jesters_court = Patio de los Bufones
place-new_olamn = Nuevo Olamn
place-northgate = Puerta Norte
place-the_palace_of_waterdeep = Palacio de Aguas Profundas
place-the_skulkway = Callejón Furtivo
place-smugglers_dock = Muelle de los Contrabandistas
place-spires_of_the_morning = Agujas de la Mañana
place-the_stone_house = Casa de Piedra
place-the_three_pearls = Tres Perlas
place-the_tower_of_luck = Torre de la Suerte
place-tower_of_the_order = Torre de la Orden
place-the_waymoot = Encuentro de Caminos
place-the_yawning_portal = Portal Bostezante
place-the_zoarstar = Zoarstar

## Misiones.
## ours

quest-expose_red_wizards_spies = Desenmascarar a los espías de los Magos Rojos
quest-host_festival_for_sune = Celebrar una fiesta en honor a Sune
quest-infiltrate_halasters_circle = Infiltrarse en el círculo de Halaster
quest-investigate_aberrant_infestation = Investigar una plaga de aberraciones
quest-recruit_for_blackstaff_academy = Reclutar para la academia de Bastón Negro
quest-research_chronomancy = Investigar la cronomancia
quest-retrieve_ancient_artifacts = Recuperar artefactos antiguos
quest-steal_spellbook_from_silverhand = Robar el libro de conjuros de Mano de Plata
quest-domesticate_owlbears = Domesticar osos lechuza
quest-ally_with_house_thann = Aliarse con la casa Thann
quest-impersonate_adarbrent_noble = Hacerse pasar por un noble Adarbrent
quest-loot_the_crypt_of_chauntea = Saquear la cripta de Chauntea
quest-lure_artisans_of_mirabar = Atraer a los artesanos de Mirabar
quest-placate_the_walking_statue = Aplacar a la Estatua Andante
quest-safeguard_eltorchul_mage = Proteger al mago Eltorchul
quest-send_aid_to_the_harpers = Enviar ayuda a los Arpistas
quest-spy_on_the_house_of_light = Espiar la Casa de la Luz
quest-thin_the_city_watch = Debilitar a la guardia urbana
quest-convert_a_noble_to_lathander = Convertir a un noble a Lathander
quest-create_a_shrine_to_oghma = Levantar un altar a Oghma
quest-discover_hidden_temple_of_lolth = Descubrir el templo oculto de Lolth
quest-eliminate_vampire_coven = Eliminar un aquelarre de vampiros
quest-form_an_alliance_with_the_rashemi = Forjar una alianza con los rashemi
quest-heal_fallen_gray_hand_soldiers = Curar a los heridos de la Mano Gris
quest-perform_the_penance_of_duty = Cumplir la penitencia del deber
quest-recruit_paladins_for_tyr = Reclutar paladines para Tyr
quest-seal_gate_to_cyrics_realm = Sellar el portal al reino de Cyric
quest-build_a_reputation_in_skullport = Labrarse un nombre en Puerto Calavera
quest-establish_harpers_safe_house = Abrir un refugio para los Arpistas
quest-establish_shadow_thieves_guild = Fundar la guilda de los Ladrones de la Sombra
quest-expose_cult_corruption = Revelar la corrupción del culto
quest-prison_break = Fuga de la prisión
quest-procure_stolen_goods = Conseguir bienes robados
quest-raid_on_undermountain = Incursión en Bajomontaña
quest-steal_from_house_adarbrent = Robar a la casa Adarbrent
quest-take_over_rival_organization = Hacerse con una organización rival
quest-ambush_artor_morlin = Emboscar a Artor Morlin
quest-bolster_city_guard = Reforzar la guardia de la ciudad
quest-confront_the_xanathar = Enfrentarse al Xanathar
quest-defeat_uprising_from_undermountain = Sofocar el alzamiento de Bajomontaña
quest-deliver_an_ultimatum = Entregar un ultimátum
quest-deliver_weapons_to_selunes_temple = Llevar armas al templo de Selûne
quest-raid_orc_stronghold = Asaltar una fortaleza orca
quest-repel_seawraiths = Rechazar a los espectros del mar
quest-train_bladesingers = Entrenar cantores de la espada
quest-explore_ahghairons_tower = Explorar la torre de Ahghairon
quest-recover_the_magisters_orb = Recuperar el Orbe del Magister
quest-study_the_illusk_arch = Estudiar el arco de Illusk
quest-bribe_the_shipwrights = Sobornar a los carpinteros de ribera
quest-establish_new_merchant_guild = Fundar un nuevo gremio de mercaderes
quest-infiltrate_builders_hall = Infiltrarse en la Casa de los Constructores
quest-defend_the_tower_of_luck = Defender la Torre de la Suerte
quest-produce_a_miracle_for_the_masses = Obrar un milagro para el pueblo
quest-protect_the_house_of_wonder = Proteger la Casa de las Maravillas
quest-fence_goods_for_duke_of_darkness = Vender lo robado para el duque de la Oscuridad
quest-install_a_spy_in_castle_waterdeep = Colocar un espía en el Castillo de Aguas Profundas
quest-place_a_sleeper_agent_in_skullport = Colocar un agente durmiente en Puerto Calavera
quest-bolster_griffon_cavalry = Reforzar la caballería de grifos
quest-quell_mercenary_uprising = Sofocar una revuelta de mercenarios
quest-recruit_lieutenant = Reclutar a un lugarteniente

## Cartas de Intriga.
## ours

card-ambush = Emboscada
card-arcane_mishap = Percance arcano
card-assassination = Asesinato
card-bribe_agent = Sobornar a un agente
card-free_drinks = Barra libre
card-lack_of_faith = Falta de fe
card-accelerate_plans = Acelerar los planes
card-bidding_war = Guerra de pujas
card-call_for_adventurers = Llamada a los aventureros
card-call_in_a_favor = Cobrar un favor
card-change_of_plans = Cambio de planes
card-conscription = Reclutamiento
card-crime_wave = Ola de crímenes
card-good_faith = Buena fe
card-graduation_day = Día de graduación
card-real_estate_deal = Negocio inmobiliario
card-recall_agent = Llamar de vuelta a un agente
card-recruit_spies = Reclutar espías
card-request_assistance = Pedir ayuda
card-research_agreement = Acuerdo de investigación
card-sample_wares = Probar la mercancía
card-special_assignment = Encargo especial
card-spread_the_wealth = Repartir la riqueza
card-summon_the_faithful = Convocar a los fieles
card-tax_collection = Recaudación de impuestos
card-fend_off_bandits = Ahuyentar a los bandidos
card-foil_the_zhentarim = Frustrar a los Zhentarim
card-placate_angry_merchants = Calmar a los mercaderes furiosos
card-quell_riots = Sofocar los disturbios
card-repel_drow_invaders = Rechazar a los invasores drow
card-stamp_out_cultists = Acabar con los sectarios

## Señores.
## ours

lord-brianne_byndraeth = Brianne Byndraeth
lord-caladorn_cassalanter = Caladorn Cassalanter
lord-durnan_the_wanderer = Durnan el Errante
lord-khelben_arunsun = Khelben Arunsun, Bastón Negro
lord-kyriani_agrivar = Kyriani Agrivar
lord-larissa_neathal = Larissa Neathal
lord-mirt_the_moneylender = Mirt el Prestamista
lord-nindil_jalbuck = Nindil Jalbuck
lord-nymara_scheiron = Nymara Scheiron
lord-piergeiron_the_paladinson = Piergeiron, Hijo del Paladín
lord-sammereza_sulphontis = Sammereza Sulphontis
