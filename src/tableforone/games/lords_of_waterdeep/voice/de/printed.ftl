# Namen, wie sie auf Karten und Plan stehen. Man kann sie auch auf Englisch zeigen.
# Namen von Feldern und Gebäuden stehen ohne Artikel: „das Gebäude Goldenes Horn“.

## Felder des Plans.
## ours

cliffwatch-inn = Gasthaus Klippenwacht
place-cliffwatch_inn_1 = { cliffwatch-inn } 1
place-cliffwatch_inn_2 = { cliffwatch-inn } 2
place-cliffwatch_inn_3 = { cliffwatch-inn } 3
place-field_of_triumph = Arena des Triumphs
place-grinning_lion_tavern = Taverne Zum Grinsenden Löwen
place-blackstaff_tower = Schwarzstabturm
place-the_plinth = Sockel
place-castle_waterdeep = Burg Tiefwasser
place-auroras_realms_shop = Auroras Handelshaus
place-builders_hall = Haus der Baumeister
waterdeep-harbor = Hafen von Tiefwasser
place-waterdeep_harbor_1 = { waterdeep-harbor } 1
place-waterdeep_harbor_2 = { waterdeep-harbor } 2
place-waterdeep_harbor_3 = { waterdeep-harbor } 3

## Gebäude.
## ours

place-caravan_court = Karawanenhof
place-dragon_tower = Drachenturm
place-fetlock_court = Rosshof
place-the_golden_horn = Goldenes Horn
place-helmstar_warehouse = Lagerhaus Helmstar
place-heroes_garden = Heldengarten
place-house_of_good_spirits = Haus der Guten Geister
place-house_of_heroes = Haus der Helden
place-house_of_the_moon = Haus des Mondes
place-house_of_wonder = Haus der Wunder
place-jesters_court = Narrenhof
place-new_olamn = Neu-Olamn
place-northgate = Nordtor
place-the_palace_of_waterdeep = Palast von Tiefwasser
place-the_skulkway = Schleichgasse
place-smugglers_dock = Schmugglerkai
place-spires_of_the_morning = Türme des Morgens
place-the_stone_house = Steinhaus
place-the_three_pearls = Drei Perlen
place-the_tower_of_luck = Turm des Glücks
place-tower_of_the_order = Turm des Ordens
place-the_waymoot = Wegtreff
place-the_yawning_portal = Klaffendes Portal
place-the_zoarstar = Zoarstar

## Quests.
## ours

quest-expose_red_wizards_spies = Spione der Roten Magier entlarven
quest-host_festival_for_sune = Fest zu Ehren Sunes ausrichten
quest-infiltrate_halasters_circle = Halasters Zirkel unterwandern
quest-investigate_aberrant_infestation = Plage der Aberrationen untersuchen
quest-recruit_for_blackstaff_academy = Für die Schwarzstab-Akademie werben
quest-research_chronomancy = Chronomantie erforschen
quest-retrieve_ancient_artifacts = Uralte Artefakte bergen
quest-steal_spellbook_from_silverhand = Silberhands Zauberbuch stehlen
quest-domesticate_owlbears = Eulenbären zähmen
quest-ally_with_house_thann = Bündnis mit Haus Thann schließen
quest-impersonate_adarbrent_noble = Als Adarbrent-Adliger auftreten
quest-loot_the_crypt_of_chauntea = Krypta der Chauntea plündern
quest-lure_artisans_of_mirabar = Handwerker aus Mirabar abwerben
quest-placate_the_walking_statue = Wandelnde Statue besänftigen
quest-safeguard_eltorchul_mage = Magier von Haus Eltorchul beschützen
quest-send_aid_to_the_harpers = Den Harfnern Hilfe senden
quest-spy_on_the_house_of_light = Haus des Lichts ausspähen
quest-thin_the_city_watch = Stadtwache ausdünnen
quest-convert_a_noble_to_lathander = Adligen zu Lathander bekehren
quest-create_a_shrine_to_oghma = Schrein für Oghma errichten
quest-discover_hidden_temple_of_lolth = Verborgenen Tempel der Lolth entdecken
quest-eliminate_vampire_coven = Vampirzirkel auslöschen
quest-form_an_alliance_with_the_rashemi = Bündnis mit den Rashemi eingehen
quest-heal_fallen_gray_hand_soldiers = Verwundete der Grauen Hand heilen
quest-perform_the_penance_of_duty = Buße der Pflicht ableisten
quest-recruit_paladins_for_tyr = Paladine für Tyr anwerben
quest-seal_gate_to_cyrics_realm = Tor zu Cyrics Reich versiegeln
quest-build_a_reputation_in_skullport = Ruf in Schädelhafen erwerben
quest-establish_harpers_safe_house = Unterschlupf der Harfner einrichten
quest-establish_shadow_thieves_guild = Gilde der Schattendiebe gründen
quest-expose_cult_corruption = Verderbtheit des Kults aufdecken
quest-prison_break = Gefängnisausbruch
quest-procure_stolen_goods = Diebesgut beschaffen
quest-raid_on_undermountain = Überfall auf den Unterberg
quest-steal_from_house_adarbrent = Haus Adarbrent bestehlen
quest-take_over_rival_organization = Rivalisierende Organisation übernehmen
quest-ambush_artor_morlin = Artor Morlin auflauern
quest-bolster_city_guard = Stadtgarde verstärken
quest-confront_the_xanathar = Den Xanathar stellen
quest-defeat_uprising_from_undermountain = Aufstand aus dem Unterberg niederschlagen
quest-deliver_an_ultimatum = Ultimatum überbringen
quest-deliver_weapons_to_selunes_temple = Waffen zum Tempel der Selûne bringen
quest-raid_orc_stronghold = Orkfestung überfallen
quest-repel_seawraiths = Seegeister zurückschlagen
quest-train_bladesingers = Klingensänger ausbilden
quest-explore_ahghairons_tower = Ahghairons Turm erkunden
quest-recover_the_magisters_orb = Kugel des Magisters bergen
quest-study_the_illusk_arch = Bogen von Illusk erforschen
quest-bribe_the_shipwrights = Schiffbauer bestechen
quest-establish_new_merchant_guild = Neue Händlergilde gründen
quest-infiltrate_builders_hall = Haus der Baumeister unterwandern
quest-defend_the_tower_of_luck = Turm des Glücks verteidigen
quest-produce_a_miracle_for_the_masses = Wunder fürs Volk wirken
quest-protect_the_house_of_wonder = Haus der Wunder beschützen
quest-fence_goods_for_duke_of_darkness = Für den Herzog der Finsternis hehlen
quest-install_a_spy_in_castle_waterdeep = Spion in Burg Tiefwasser einschleusen
quest-place_a_sleeper_agent_in_skullport = Schläfer in Schädelhafen einschleusen
quest-bolster_griffon_cavalry = Greifenreiterei verstärken
quest-quell_mercenary_uprising = Söldneraufstand niederschlagen
quest-recruit_lieutenant = Leutnant anwerben

## Intrigenkarten.
## ours

card-ambush = Hinterhalt
card-arcane_mishap = Arkanes Missgeschick
card-assassination = Meuchelmord
card-bribe_agent = Agenten bestechen
card-free_drinks = Freibier
card-lack_of_faith = Mangelnder Glaube
card-accelerate_plans = Pläne beschleunigen
card-bidding_war = Bieterkrieg
card-call_for_adventurers = Aufruf an Abenteurer
card-call_in_a_favor = Gefallen einfordern
card-change_of_plans = Planänderung
card-conscription = Einberufung
card-crime_wave = Verbrechenswelle
card-good_faith = Guter Glaube
card-graduation_day = Abschlussfeier
card-real_estate_deal = Immobiliengeschäft
card-recall_agent = Agenten zurückrufen
card-recruit_spies = Spione anwerben
card-request_assistance = Um Beistand bitten
card-research_agreement = Forschungsabkommen
card-sample_wares = Warenprobe
card-special_assignment = Sonderauftrag
card-spread_the_wealth = Reichtum teilen
card-summon_the_faithful = Ruf an die Gläubigen
card-tax_collection = Steuereintreibung
card-fend_off_bandits = Banditen abwehren
card-foil_the_zhentarim = Pläne der Zhentarim vereiteln
card-placate_angry_merchants = Wütende Händler besänftigen
card-quell_riots = Unruhen niederschlagen
card-repel_drow_invaders = Angriff der Drow abwehren
card-stamp_out_cultists = Kultisten zerschlagen

## Lords.
## ours

lord-brianne_byndraeth = Brianne Byndraeth
lord-caladorn_cassalanter = Caladorn Cassalanter
lord-durnan_the_wanderer = Durnan der Wanderer
lord-khelben_arunsun = Khelben Arunsun, der Schwarzstab
lord-kyriani_agrivar = Kyriani Agrivar
lord-larissa_neathal = Larissa Neathal
lord-mirt_the_moneylender = Mirt der Geldverleiher
lord-nindil_jalbuck = Nindil Jalbuck
lord-nymara_scheiron = Nymara Scheiron
lord-piergeiron_the_paladinson = Piergeiron der Paladinsohn
lord-sammereza_sulphontis = Sammereza Sulphontis
