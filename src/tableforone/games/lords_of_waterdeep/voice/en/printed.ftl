# Names as they are printed on cards and boards. A reader may choose to see them in English.

## Spaces of the board.

cliffwatch-inn = Cliffwatch Inn
place-cliffwatch_inn_1 = { cliffwatch-inn } 1
place-cliffwatch_inn_2 = { cliffwatch-inn } 2
place-cliffwatch_inn_3 = { cliffwatch-inn } 3
place-field_of_triumph = Field of Triumph
place-grinning_lion_tavern = The Grinning Lion Tavern
place-blackstaff_tower = Blackstaff Tower
place-the_plinth = The Plinth
place-castle_waterdeep = Castle Waterdeep
place-auroras_realms_shop = Aurora’s Realms Shop
place-builders_hall = Builder’s Hall
waterdeep-harbor = Waterdeep Harbor
place-waterdeep_harbor_1 = { waterdeep-harbor } 1
place-waterdeep_harbor_2 = { waterdeep-harbor } 2
place-waterdeep_harbor_3 = { waterdeep-harbor } 3

## Building tiles.

place-caravan_court = Caravan Court
place-dragon_tower = Dragon Tower
place-fetlock_court = Fetlock Court
place-the_golden_horn = The Golden Horn
place-helmstar_warehouse = Helmstar Warehouse
place-heroes_garden = Heroes’ Garden
place-house_of_good_spirits = House of Good Spirits
place-house_of_heroes = House of Heroes
place-house_of_the_moon = House of the Moon
place-house_of_wonder = House of Wonder
place-jesters_court = Jesters’ Court
place-new_olamn = New Olamn
place-northgate = Northgate
place-the_palace_of_waterdeep = The Palace of Waterdeep
place-the_skulkway = The Skulkway
place-smugglers_dock = Smuggler’s Dock
place-spires_of_the_morning = Spires of the Morning
place-the_stone_house = The Stone House
place-the_three_pearls = The Three Pearls
place-the_tower_of_luck = The Tower of Luck
place-tower_of_the_order = Tower of the Order
place-the_waymoot = The Waymoot
place-the_yawning_portal = The Yawning Portal
place-the_zoarstar = The Zoarstar

## Quests.

quest-expose_red_wizards_spies = Expose Red Wizards’ Spies
quest-host_festival_for_sune = Host Festival for Sune
quest-infiltrate_halasters_circle = Infiltrate Halaster’s Circle
quest-investigate_aberrant_infestation = Investigate Aberrant Infestation
quest-recruit_for_blackstaff_academy = Recruit for Blackstaff Academy
quest-research_chronomancy = Research Chronomancy
quest-retrieve_ancient_artifacts = Retrieve Ancient Artifacts
quest-steal_spellbook_from_silverhand = Steal Spellbook from Silverhand
quest-domesticate_owlbears = Domesticate Owlbears
quest-ally_with_house_thann = Ally with House Thann
quest-impersonate_adarbrent_noble = Impersonate Adarbrent Noble
quest-loot_the_crypt_of_chauntea = Loot the Crypt of Chauntea
quest-lure_artisans_of_mirabar = Lure Artisans of Mirabar
quest-placate_the_walking_statue = Placate the Walking Statue
quest-safeguard_eltorchul_mage = Safeguard Eltorchul Mage
quest-send_aid_to_the_harpers = Send Aid to the Harpers
quest-spy_on_the_house_of_light = Spy on the House of Light
quest-thin_the_city_watch = Thin the City Watch
quest-convert_a_noble_to_lathander = Convert a Noble to Lathander
quest-create_a_shrine_to_oghma = Create a Shrine to Oghma
quest-discover_hidden_temple_of_lolth = Discover Hidden Temple of Lolth
quest-eliminate_vampire_coven = Eliminate Vampire Coven
quest-form_an_alliance_with_the_rashemi = Form an Alliance with the Rashemi
quest-heal_fallen_gray_hand_soldiers = Heal Fallen Gray Hand Soldiers
quest-perform_the_penance_of_duty = Perform the Penance of Duty
quest-recruit_paladins_for_tyr = Recruit Paladins for Tyr
quest-seal_gate_to_cyrics_realm = Seal Gate to Cyric’s Realm
quest-build_a_reputation_in_skullport = Build a Reputation in Skullport
quest-establish_harpers_safe_house = Establish Harpers Safe House
quest-establish_shadow_thieves_guild = Establish Shadow Thieves’ Guild
quest-expose_cult_corruption = Expose Cult Corruption
quest-prison_break = Prison Break
quest-procure_stolen_goods = Procure Stolen Goods
quest-raid_on_undermountain = Raid on Undermountain
quest-steal_from_house_adarbrent = Steal from House Adarbrent
quest-take_over_rival_organization = Take Over Rival Organization
quest-ambush_artor_morlin = Ambush Artor Morlin
quest-bolster_city_guard = Bolster City Guard
quest-confront_the_xanathar = Confront the Xanathar
quest-defeat_uprising_from_undermountain = Defeat Uprising from Undermountain
quest-deliver_an_ultimatum = Deliver an Ultimatum
quest-deliver_weapons_to_selunes_temple = Deliver Weapons to Selûne’s Temple
quest-raid_orc_stronghold = Raid Orc Stronghold
quest-repel_seawraiths = Repel Seawraiths
quest-train_bladesingers = Train Bladesingers
quest-explore_ahghairons_tower = Explore Ahghairon’s Tower
quest-recover_the_magisters_orb = Recover the Magister’s Orb
quest-study_the_illusk_arch = Study the Illusk Arch
quest-bribe_the_shipwrights = Bribe the Shipwrights
quest-establish_new_merchant_guild = Establish New Merchant Guild
quest-infiltrate_builders_hall = Infiltrate Builder’s Hall
quest-defend_the_tower_of_luck = Defend the Tower of Luck
quest-produce_a_miracle_for_the_masses = Produce a Miracle for the Masses
quest-protect_the_house_of_wonder = Protect the House of Wonder
quest-fence_goods_for_duke_of_darkness = Fence Goods for Duke of Darkness
quest-install_a_spy_in_castle_waterdeep = Install a Spy in Castle Waterdeep
quest-place_a_sleeper_agent_in_skullport = Place a Sleeper Agent in Skullport
quest-bolster_griffon_cavalry = Bolster Griffon Cavalry
quest-quell_mercenary_uprising = Quell Mercenary Uprising
quest-recruit_lieutenant = Recruit Lieutenant

## Intrigue cards.

card-ambush = Ambush
card-arcane_mishap = Arcane Mishap
card-assassination = Assassination
card-bribe_agent = Bribe Agent
card-free_drinks = Free Drinks!
card-lack_of_faith = Lack of Faith
card-accelerate_plans = Accelerate Plans
card-bidding_war = Bidding War
card-call_for_adventurers = Call for Adventurers
card-call_in_a_favor = Call in a Favor
card-change_of_plans = Change of Plans
card-conscription = Conscription
card-crime_wave = Crime Wave
card-good_faith = Good Faith
card-graduation_day = Graduation Day
card-real_estate_deal = Real Estate Deal
card-recall_agent = Recall Agent
card-recruit_spies = Recruit Spies
card-request_assistance = Request Assistance
card-research_agreement = Research Agreement
card-sample_wares = Sample Wares
card-special_assignment = Special Assignment
card-spread_the_wealth = Spread the Wealth
card-summon_the_faithful = Summon the Faithful
card-tax_collection = Tax Collection
card-fend_off_bandits = Fend Off Bandits
card-foil_the_zhentarim = Foil the Zhentarim
card-placate_angry_merchants = Placate Angry Merchants
card-quell_riots = Quell Riots
card-repel_drow_invaders = Repel Drow Invaders
card-stamp_out_cultists = Stamp Out Cultists

## Lords.

lord-brianne_byndraeth = Brianne Byndraeth
lord-caladorn_cassalanter = Caladorn Cassalanter
lord-durnan_the_wanderer = Durnan the Wanderer
lord-khelben_arunsun = Khelben Arunsun, the Blackstaff
lord-kyriani_agrivar = Kyriani Agrivar
lord-larissa_neathal = Larissa Neathal
lord-mirt_the_moneylender = Mirt the Moneylender
lord-nindil_jalbuck = Nindil Jalbuck
lord-nymara_scheiron = Nymara Scheiron
lord-piergeiron_the_paladinson = Piergeiron the Paladinson
lord-sammereza_sulphontis = Sammereza Sulphontis
