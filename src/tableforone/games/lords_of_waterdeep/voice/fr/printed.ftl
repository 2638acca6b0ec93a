# Noms imprimés sur les cartes et le plateau. On peut aussi les voir en anglais.
# Les lieux sont sans article : « le bâtiment Corne d’Or ».

## Cases du plateau.
## ours

cliffwatch-inn = Auberge de la Falaise
place-cliffwatch_inn_1 = { cliffwatch-inn } 1
place-cliffwatch_inn_2 = { cliffwatch-inn } 2
place-cliffwatch_inn_3 = { cliffwatch-inn } 3
place-field_of_triumph = Champ du Triomphe
place-grinning_lion_tavern = Taverne du Lion hilare
place-blackstaff_tower = Tour de Bâton-Noir
place-the_plinth = Socle
place-castle_waterdeep = Château d’Eauprofonde
place-auroras_realms_shop = Comptoir d’Aurora
place-builders_hall = Halle des bâtisseurs
waterdeep-harbor = Port d’Eauprofonde
place-waterdeep_harbor_1 = { waterdeep-harbor } 1
place-waterdeep_harbor_2 = { waterdeep-harbor } 2
place-waterdeep_harbor_3 = { waterdeep-harbor } 3

## Bâtiments.
## ours

place-caravan_court = Cour des caravanes
place-dragon_tower = Tour du Dragon
place-fetlock_court = Cour aux Chevaux
place-the_golden_horn = Corne d’Or
place-helmstar_warehouse = Entrepôt Helmstar
place-heroes_garden = Jardin des héros
place-house_of_good_spirits = Maison des Bons Esprits
place-house_of_heroes = Maison des héros
place-house_of_the_moon = Maison de la Lune
place-house_of_wonder = Maison des merveilles
place-jesters_court = Cour des bouffons
place-new_olamn = Nouvel Olamn
place-northgate = Porte du Nord
place-the_palace_of_waterdeep = Palais d’Eauprofonde
place-the_skulkway = Ruelle furtive
place-smugglers_dock = Quai des contrebandiers
place-spires_of_the_morning = Flèches du Matin
place-the_stone_house = Maison de pierre
place-the_three_pearls = Trois Perles
place-the_tower_of_luck = Tour de la Chance
place-tower_of_the_order = Tour de l’Ordre
place-the_waymoot = Croisée des voyageurs
place-the_yawning_portal = Portail béant
place-the_zoarstar = Zoarstar

## Quêtes.
## ours

quest-expose_red_wizards_spies = Démasquer les espions des Magiciens rouges
quest-host_festival_for_sune = Donner une fête en l’honneur de Sunie
quest-infiltrate_halasters_circle = Infiltrer le cercle d’Halaster
quest-investigate_aberrant_infestation = Enquêter sur une infestation d’aberrations
quest-recruit_for_blackstaff_academy = Recruter pour l’académie de Bâton-Noir
quest-research_chronomancy = Étudier la chronomancie
quest-retrieve_ancient_artifacts = Retrouver des artefacts anciens
quest-steal_spellbook_from_silverhand = Voler le grimoire de Main-d’Argent
quest-domesticate_owlbears = Dresser des hiboursons
quest-ally_with_house_thann = S’allier à la maison Thann
quest-impersonate_adarbrent_noble = Se faire passer pour un noble Adarbrent
quest-loot_the_crypt_of_chauntea = Piller la crypte de Chauntéa
quest-lure_artisans_of_mirabar = Attirer les artisans de Mirabar
quest-placate_the_walking_statue = Apaiser la Statue ambulante
quest-safeguard_eltorchul_mage = Protéger le mage Eltorchul
quest-send_aid_to_the_harpers = Envoyer de l’aide aux Ménestrels
quest-spy_on_the_house_of_light = Espionner la Maison de la Lumière
quest-thin_the_city_watch = Affaiblir le guet
quest-convert_a_noble_to_lathander = Convertir un noble à Lathandre
quest-create_a_shrine_to_oghma = Élever un autel à Oghma
quest-discover_hidden_temple_of_lolth = Découvrir le temple caché de Lolth
quest-eliminate_vampire_coven = Éliminer un cercle de vampires
quest-form_an_alliance_with_the_rashemi = Former une alliance avec les Rashémis
quest-heal_fallen_gray_hand_soldiers = Soigner les blessés de la Main grise
quest-perform_the_penance_of_duty = Accomplir la pénitence du Devoir
quest-recruit_paladins_for_tyr = Recruter des paladins pour Tyr
quest-seal_gate_to_cyrics_realm = Sceller la porte du royaume de Cyric
quest-build_a_reputation_in_skullport = Se faire un nom à Port-Crâne
quest-establish_harpers_safe_house = Ouvrir un refuge pour les Ménestrels
quest-establish_shadow_thieves_guild = Fonder la guilde des Voleurs de l’Ombre
quest-expose_cult_corruption = Révéler la corruption du culte
quest-prison_break = Évasion
quest-procure_stolen_goods = Se procurer des biens volés
quest-raid_on_undermountain = Raid sur Montprofond
quest-steal_from_house_adarbrent = Voler la maison Adarbrent
quest-take_over_rival_organization = Prendre la tête d’une organisation rivale
quest-ambush_artor_morlin = Tendre une embuscade à Artor Morlin
quest-bolster_city_guard = Renforcer la garde de la cité
quest-confront_the_xanathar = Affronter le Xanathar
quest-defeat_uprising_from_undermountain = Écraser le soulèvement de Montprofond
quest-deliver_an_ultimatum = Porter un ultimatum
quest-deliver_weapons_to_selunes_temple = Livrer des armes au temple de Séluné
quest-raid_orc_stronghold = Attaquer une forteresse orque
quest-repel_seawraiths = Repousser les spectres des mers
quest-train_bladesingers = Former des chantelames
quest-explore_ahghairons_tower = Explorer la tour d’Ahghairon
quest-recover_the_magisters_orb = Retrouver l’Orbe du Magistère
quest-study_the_illusk_arch = Étudier l’arche d’Illusk
quest-bribe_the_shipwrights = Soudoyer les charpentiers de marine
quest-establish_new_merchant_guild = Fonder une guilde marchande
quest-infiltrate_builders_hall = Infiltrer la Halle des bâtisseurs
quest-defend_the_tower_of_luck = Défendre la Tour de la Chance
quest-produce_a_miracle_for_the_masses = Faire un miracle pour le peuple
quest-protect_the_house_of_wonder = Protéger la Maison des merveilles
quest-fence_goods_for_duke_of_darkness = Faire du recel pour le duc des Ténèbres
quest-install_a_spy_in_castle_waterdeep = Placer un espion au Château d’Eauprofonde
quest-place_a_sleeper_agent_in_skullport = Placer un agent dormant à Port-Crâne
quest-bolster_griffon_cavalry = Renforcer la cavalerie des griffons
quest-quell_mercenary_uprising = Mater une révolte de mercenaires
quest-recruit_lieutenant = Recruter un lieutenant

## Cartes Intrigue.
## ours

card-ambush = Embuscade
card-arcane_mishap = Accident arcanique
card-assassination = Assassinat
card-bribe_agent = Soudoyer un agent
card-free_drinks = Tournée gratuite
card-lack_of_faith = Manque de foi
card-accelerate_plans = Hâter ses plans
card-bidding_war = Surenchères
card-call_for_adventurers = Appel aux aventuriers
card-call_in_a_favor = Demander une faveur
card-change_of_plans = Changement de plans
card-conscription = Conscription
card-crime_wave = Vague de crimes
card-good_faith = Bonne foi
card-graduation_day = Remise des diplômes
card-real_estate_deal = Affaire immobilière
card-recall_agent = Rappeler un agent
card-recruit_spies = Recruter des espions
card-request_assistance = Demander de l’aide
card-research_agreement = Accord de recherche
card-sample_wares = Échantillons
card-special_assignment = Mission spéciale
card-spread_the_wealth = Partager la richesse
card-summon_the_faithful = Rassembler les fidèles
card-tax_collection = Collecte d’impôts
card-fend_off_bandits = Repousser les bandits
card-foil_the_zhentarim = Contrer le Zhentarim
card-placate_angry_merchants = Calmer les marchands furieux
card-quell_riots = Mater les émeutes
card-repel_drow_invaders = Repousser les envahisseurs drows
card-stamp_out_cultists = Écraser les cultistes

## Seigneurs.
## ours

lord-brianne_byndraeth = Brianne Byndraeth
lord-caladorn_cassalanter = Caladorn Cassalanter
lord-durnan_the_wanderer = Durnan le Vagabond
lord-khelben_arunsun = Khelben Arunsun, dit Bâton-Noir
lord-kyriani_agrivar = Kyriani Agrivar
lord-larissa_neathal = Larissa Neathal
lord-mirt_the_moneylender = Mirt l’Usurier
lord-nindil_jalbuck = Nindil Jalbuck
lord-nymara_scheiron = Nymara Scheiron
lord-piergeiron_the_paladinson = Piergeiron, Fils de Paladin
lord-sammereza_sulphontis = Sammereza Sulphontis
