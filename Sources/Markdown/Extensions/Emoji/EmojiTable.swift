/// The table of emoji, written by `scripts/generate-emoji-names.py`.
enum EmojiTable {
    /// A line for each emoji: its characters, and its names.
    static let lines = """
        👍 +1 thumbs_up thumbsup
        👎 -1 _1 thumbs_down thumbsdown
        💯 100 hundred_points
        🔢 1234 input_numbers
        🥇 1st_place_medal
        🥈 2nd_place_medal
        🥉 3rd_place_medal
        🎱 8ball pool_8_ball
        🅰️ a a_button_blood_type
        🆎 ab ab_button_blood_type
        🧮 abacus
        🔤 abc input_latin_letters
        🔡 abcd input_latin_lowercase
        🉑 accept japanese_acceptable_button
        🪗 accordion
        🩹 adhesive_bandage
        🎟️ admission_tickets tickets
        🧑 adult person
        🚡 aerial_tramway
        🇦🇫 afghanistan
        ✈️ airplane
        🛬 airplane_arrival airplane_arriving flight_arrival
        🛫 airplane_departure flight_departure
        🇦🇽 aland_islands
        ⏰ alarm_clock
        🇦🇱 albania
        ⚗️ alembic
        🇩🇿 algeria
        👽 alien
        👾 alien_monster space_invader
        🚑 ambulance
        🏈 american_football football
        🇦🇸 american_samoa
        🏺 amphora
        🫀 anatomical_heart
        ⚓ anchor
        🇦🇩 andorra
        👼 angel baby_angel
        💢 anger anger_symbol
        🇦🇴 angola
        😠 angry angry_face
        👿 angry_face_with_horns imp
        🇦🇮 anguilla
        😧 anguished anguished_face
        🐜 ant
        🇦🇶 antarctica
        📶 antenna_bars signal_strength
        🇦🇬 antigua_barbuda
        😰 anxious_face_with_sweat cold_sweat
        🍎 apple red_apple
        ♒ aquarius
        🇦🇷 argentina
        ♈ aries
        🇦🇲 armenia
        ◀️ arrow_backward reverse_button
        ⏬ arrow_double_down fast_down_button
        ⏫ arrow_double_up fast_up_button
        ⬇️ arrow_down down_arrow
        🔽 arrow_down_small downwards_button
        ▶️ arrow_forward play_button
        ⤵️ arrow_heading_down right_arrow_curving_down
        ⤴️ arrow_heading_up right_arrow_curving_up
        ⬅️ arrow_left left_arrow
        ↙️ arrow_lower_left down-left_arrow down_left_arrow
        ↘️ arrow_lower_right down-right_arrow down_right_arrow
        ➡️ arrow_right right_arrow
        ↪️ arrow_right_hook left_arrow_curving_right
        ⬆️ arrow_up up_arrow
        ↕️ arrow_up_down up-down_arrow up_down_arrow
        🔼 arrow_up_small upwards_button
        ↖️ arrow_upper_left up-left_arrow up_left_arrow
        ↗️ arrow_upper_right up-right_arrow up_right_arrow
        🔃 arrows_clockwise clockwise_vertical_arrows
        🔄 arrows_counterclockwise counterclockwise_arrows_button
        🎨 art artist_palette
        🚛 articulated_lorry
        🛰️ artificial_satellite
        🧑‍🎨 artist
        🇦🇼 aruba
        🇦🇨 ascension_island
        *️⃣ asterisk
        😲 astonished astonished_face
        🧑‍🚀 astronaut
        👟 athletic_shoe running_shoe
        🏧 atm atm_sign
        ⚛️ atom_symbol
        🇦🇺 australia
        🇦🇹 austria
        🛺 auto_rickshaw
        🚗 automobile car red_car
        🥑 avocado
        🪓 axe
        🇦🇿 azerbaijan
        🅱️ b b_button_blood_type
        👶 baby
        🍼 baby_bottle
        🐤 baby_chick
        🚼 baby_symbol
        🔙 back back_arrow
        👇 backhand_index_pointing_down point_down
        👈 backhand_index_pointing_left point_left
        👉 backhand_index_pointing_right point_right
        👆 backhand_index_pointing_up point_up_2
        🎒 backpack school_satchel
        🥓 bacon
        🦡 badger
        🏸 badminton badminton_racquet_and_shuttlecock
        🥯 bagel
        🛄 baggage_claim
        🥖 baguette_bread
        🇧🇸 bahamas
        🇧🇭 bahrain
        ⚖️ balance_scale scales
        👨‍🦲 bald_man man_bald
        👩‍🦲 bald_woman woman_bald
        🧑‍🩰 ballet_dancer
        🩰 ballet_shoes
        🎈 balloon
        🗳️ ballot_box ballot_box_with_ballot
        ☑️ ballot_box_with_check check_box_with_check
        🎍 bamboo pine_decoration
        🍌 banana
        ‼️ bangbang double_exclamation_mark
        🇧🇩 bangladesh
        🪕 banjo
        🏦 bank
        📊 bar_chart
        🇧🇧 barbados
        💈 barber barber_pole
        ⚾ baseball
        🧺 basket
        🏀 basketball
        ⛹️‍♂️ basketball_man bouncing_ball_man man_bouncing_ball
        ⛹️‍♀️ basketball_woman bouncing_ball_woman woman_bouncing_ball
        🦇 bat
        🛀 bath person_taking_bath
        🛁 bathtub
        🔋 battery
        🏖️ beach_umbrella beach_with_umbrella
        😁 beaming_face_with_smiling_eyes grin
        🫘 beans
        🐻 bear
        🧔 bearded_person person_beard
        💓 beating_heart heartbeat
        🦫 beaver
        🛏️ bed
        🐝 bee honeybee
        🍺 beer beer_mug
        🍻 beers clinking_beer_mugs
        🪲 beetle
        🔰 beginner japanese_symbol_for_beginner
        🇧🇾 belarus
        🇧🇪 belgium
        🇧🇿 belize
        🔔 bell
        🫑 bell_pepper
        🔕 bell_with_slash no_bell
        🛎️ bellhop_bell
        🇧🇯 benin
        🍱 bento bento_box
        🇧🇲 bermuda
        🧃 beverage_box
        🇧🇹 bhutan
        🚲 bicycle bike
        🚴 bicyclist person_biking
        🚴‍♂️ biking_man man_biking
        🚴‍♀️ biking_woman woman_biking
        👙 bikini
        🧢 billed_cap
        ☣️ biohazard biohazard_sign
        🐦 bird
        🎂 birthday birthday_cake
        🦬 bison
        🫦 biting_lip
        🐦‍⬛ black_bird crow raven rook
        🐈‍⬛ black_cat
        ⚫ black_circle
        ⏺️ black_circle_for_record record_button
        🏴 black_flag waving_black_flag
        🖤 black_heart
        🃏 black_joker joker
        ⬛ black_large_square
        ⏮️ black_left_pointing_double_triangle_with_vertical_bar last_track_button previous_track_button
        ◾ black_medium-small_square black_medium_small_square
        ◼️ black_medium_square
        ✒️ black_nib
        ⏭️ black_right_pointing_double_triangle_with_vertical_bar next_track_button
        ⏯️ black_right_pointing_triangle_with_double_vertical_bar play_or_pause_button
        ▪️ black_small_square
        🔲 black_square_button
        ⏹️ black_square_for_stop stop_button
        👱‍♂️ blond_haired_man man_blond_hair
        👱 blond_haired_person person_blond_hair person_with_blond_hair
        👱‍♀️ blond_haired_woman blonde_woman woman_blond_hair
        🌼 blossom
        🐡 blowfish
        📘 blue_book
        🚙 blue_car sport_utility_vehicle
        🔵 blue_circle large_blue_circle
        💙 blue_heart
        🟦 blue_square
        🫐 blueberries
        😊 blush smiling_face_with_smiling_eyes
        🐗 boar
        ⛵ boat sailboat
        🇧🇴 bolivia
        💣 bomb
        🦴 bone
        📖 book open_book
        🔖 bookmark
        📑 bookmark_tabs
        📚 books
        💥 boom collision
        🪃 boomerang
        👢 boot womans_boot
        🇧🇦 bosnia_herzegovina
        🇧🇼 botswana
        🍾 bottle_with_popping_cork champagne
        ⛹️ bouncing_ball_person person_bouncing_ball person_with_ball
        💐 bouquet
        🇧🇻 bouvet_island
        🙇 bow person_bowing
        🏹 bow_and_arrow
        🙇‍♂️ bowing_man man_bowing
        🙇‍♀️ bowing_woman woman_bowing
        🥣 bowl_with_spoon
        🎳 bowling
        🥊 boxing_glove
        👦 boy
        🧠 brain
        🇧🇷 brazil
        🍞 bread
        🤱 breast-feeding breast_feeding
        🧱 brick bricks
        👰‍♀️ bride_with_veil woman_with_veil
        🌉 bridge_at_night
        💼 briefcase
        🩲 briefs swim_brief
        🔆 bright_button high_brightness
        🇮🇴 british_indian_ocean_territory
        🇻🇬 british_virgin_islands
        🥦 broccoli
        ⛓️‍💥 broken_chain
        💔 broken_heart
        🧹 broom
        🟤 brown_circle
        🤎 brown_heart
        🍄‍🟫 brown_mushroom
        🟫 brown_square
        🇧🇳 brunei
        🧋 bubble_tea
        🫧 bubbles
        🪣 bucket
        🐛 bug
        🏗️ building_construction
        💡 bulb light_bulb
        🇧🇬 bulgaria
        🚅 bullet_train bullettrain_front
        🚄 bullettrain_side high-speed_train high_speed_train
        🎯 bullseye dart
        🇧🇫 burkina_faso
        🌯 burrito
        🇧🇮 burundi
        🚌 bus
        🚏 bus_stop busstop
        🕴️ business_suit_levitating man_in_business_suit_levitating person_in_suit_levitating
        👤 bust_in_silhouette
        👥 busts_in_silhouette
        🧈 butter
        🦋 butterfly
        🌵 cactus
        🍰 cake shortcake
        📆 calendar tear-off_calendar tear_off_calendar
        🤙 call_me_hand
        📲 calling mobile_phone_with_arrow
        🇰🇭 cambodia
        🐫 camel two-hump_camel two_hump_camel
        📷 camera
        📸 camera_flash camera_with_flash
        🇨🇲 cameroon
        🏕️ camping
        🇨🇦 canada
        🇮🇨 canary_islands
        ♋ cancer
        🕯️ candle
        🍬 candy
        🥫 canned_food
        🛶 canoe
        🇨🇻 cape_verde
        🔠 capital_abcd input_latin_uppercase
        ♑ capricorn
        🗃️ card_file_box
        📇 card_index
        🗂️ card_index_dividers
        🇧🇶 caribbean_netherlands
        🎠 carousel_horse
        🎏 carp_streamer flags
        🪚 carpentry_saw
        🥕 carrot
        🤸 cartwheeling person_cartwheeling
        🏰 castle european_castle
        🐱 cat cat_face
        🐈 cat2
        😹 cat_with_tears_of_joy joy_cat
        😼 cat_with_wry_smile smirk_cat
        🇰🇾 cayman_islands
        💿 cd optical_disk
        🇨🇫 central_african_republic
        🇪🇦 ceuta_melilla
        🇹🇩 chad
        ⛓️ chains
        🪑 chair
        💹 chart chart_increasing_with_yen
        📉 chart_decreasing chart_with_downwards_trend
        📈 chart_increasing chart_with_upwards_trend
        ✔️ check_mark heavy_check_mark
        ✅ check_mark_button white_check_mark
        🏁 checkered_flag chequered_flag
        🧀 cheese cheese_wedge
        🍒 cherries
        🌸 cherry_blossom
        ♟️ chess_pawn
        🌰 chestnut
        🐔 chicken
        🧒 child
        🚸 children_crossing
        🇨🇱 chile
        🐿️ chipmunk
        🍫 chocolate_bar
        🥢 chopsticks
        🇨🇽 christmas_island
        🎄 christmas_tree
        ⛪ church
        🚬 cigarette smoking
        🎦 cinema
        Ⓜ️ circled_m m
        🎪 circus_tent
        🌇 city_sunrise sunset
        🌆 city_sunset cityscape_at_dusk
        🏙️ cityscape
        🆑 cl cl_button
        🗜️ clamp compression
        👏 clap clapping_hands
        🎬 clapper clapper_board
        🏛️ classical_building
        🧗 climbing person_climbing
        🧗‍♂️ climbing_man man_climbing
        🧗‍♀️ climbing_woman woman_climbing
        🥂 clinking_glasses
        📋 clipboard
        🇨🇵 clipperton_island
        🕐 clock1 one_oclock
        🕙 clock10 ten_oclock
        🕥 clock1030 ten-thirty ten_thirty
        🕚 clock11 eleven_oclock
        🕦 clock1130 eleven-thirty eleven_thirty
        🕛 clock12 twelve_oclock
        🕧 clock1230 twelve-thirty twelve_thirty
        🕜 clock130 one-thirty one_thirty
        🕑 clock2 two_oclock
        🕝 clock230 two-thirty two_thirty
        🕒 clock3 three_oclock
        🕞 clock330 three-thirty three_thirty
        🕓 clock4 four_oclock
        🕟 clock430 four-thirty four_thirty
        🕔 clock5 five_oclock
        🕠 clock530 five-thirty five_thirty
        🕕 clock6 six_oclock
        🕡 clock630 six-thirty six_thirty
        🕖 clock7 seven_oclock
        🕢 clock730 seven-thirty seven_thirty
        🕗 clock8 eight_oclock
        🕣 clock830 eight-thirty eight_thirty
        🕘 clock9 nine_oclock
        🕤 clock930 nine-thirty nine_thirty
        📕 closed_book
        🔐 closed_lock_with_key locked_with_key
        📪 closed_mailbox_with_lowered_flag mailbox_closed
        📫 closed_mailbox_with_raised_flag mailbox
        🌂 closed_umbrella
        ☁️ cloud
        🌩️ cloud_with_lightning
        ⛈️ cloud_with_lightning_and_rain thunder_cloud_and_rain
        🌧️ cloud_with_rain
        🌨️ cloud_with_snow
        🌪️ cloud_with_tornado tornado
        🤡 clown_face
        ♣️ club_suit clubs
        👝 clutch_bag pouch
        🇨🇳 cn
        🧥 coat
        🪳 cockroach
        🍸 cocktail cocktail_glass
        🥥 coconut
        🇨🇨 cocos_islands
        ☕ coffee hot_beverage
        ⚰️ coffin
        🪙 coin
        🥶 cold_face
        🇨🇴 colombia
        ☄️ comet
        🇰🇲 comoros
        🧭 compass
        💻 computer laptop
        💽 computer_disk minidisc
        🖱️ computer_mouse three_button_mouse
        🎊 confetti_ball
        😖 confounded confounded_face
        😕 confused confused_face
        🇨🇬 congo_brazzaville
        🇨🇩 congo_kinshasa
        ㊗️ congratulations japanese_congratulations_button
        🚧 construction
        👷 construction_worker
        👷‍♂️ construction_worker_man man_construction_worker
        👷‍♀️ construction_worker_woman woman_construction_worker
        🎛️ control_knobs
        🏪 convenience_store
        🧑‍🍳 cook
        🇨🇰 cook_islands
        🍚 cooked_rice rice
        🍪 cookie
        🍳 cooking fried_egg
        🆒 cool cool_button
        👮 cop police_officer
        ©️ copyright
        🪸 coral
        🌽 corn ear_of_corn
        🇨🇷 costa_rica
        🇨🇮 cote_divoire
        🛋️ couch_and_lamp
        👫 couple woman_and_man_holding_hands
        💑 couple_with_heart
        👨‍❤️‍👨 couple_with_heart_man_man
        👩‍❤️‍👨 couple_with_heart_woman_man
        👩‍❤️‍👩 couple_with_heart_woman_woman
        💏 couplekiss
        👨‍❤️‍💋‍👨 couplekiss_man_man kiss_man_man
        👩‍❤️‍💋‍👨 couplekiss_man_woman kiss_woman_man
        👩‍❤️‍💋‍👩 couplekiss_woman_woman kiss_woman_woman
        🐮 cow cow_face
        🐄 cow2
        🤠 cowboy_hat_face
        🦀 crab
        🫫 cracking_face
        🖍️ crayon lower_left_crayon
        💳 credit_card
        🌙 crescent_moon
        🦗 cricket
        🏏 cricket_bat_and_ball cricket_game
        🇭🇷 croatia
        🐊 crocodile
        🥐 croissant
        ❌ cross_mark x
        ❎ cross_mark_button negative_squared_cross_mark
        🤞 crossed_fingers
        🎌 crossed_flags
        ⚔️ crossed_swords
        👑 crown
        🩼 crutch
        😢 cry crying_face
        😿 crying_cat crying_cat_face
        🔮 crystal_ball
        🇨🇺 cuba
        🥒 cucumber
        🥤 cup_with_straw
        🧁 cupcake
        💘 cupid heart_with_arrow
        🇨🇼 curacao
        🥌 curling_stone
        👨‍🦱 curly_haired_man man_curly_hair
        👩‍🦱 curly_haired_woman woman_curly_hair
        ➰ curly_loop
        💱 currency_exchange
        🍛 curry curry_rice
        🤬 cursing_face face_with_symbols_on_mouth
        🍮 custard
        🛃 customs
        🥩 cut_of_meat
        🌀 cyclone
        🇨🇾 cyprus
        🇨🇿 czech_republic
        🗡️ dagger dagger_knife
        💃 dancer woman_dancing
        👯 dancers people_with_bunny_ears
        👯‍♂️ dancing_men men_with_bunny_ears
        👯‍♀️ dancing_women women_with_bunny_ears
        🍡 dango
        🕶️ dark_sunglasses
        💨 dash dashing_away
        📅 date
        🇩🇪 de
        🧏‍♂️ deaf_man
        🧏 deaf_person
        🧏‍♀️ deaf_woman
        🌳 deciduous_tree
        🦌 deer
        🚚 delivery_truck truck
        🇩🇰 denmark
        🏬 department_store
        🏚️ derelict_house derelict_house_building
        🏜️ desert
        🏝️ desert_island
        🖥️ desktop_computer
        🕵️ detective sleuth_or_spy
        💠 diamond_shape_with_a_dot_inside diamond_with_a_dot
        ♦️ diamond_suit diamonds
        🇩🇬 diego_garcia
        🔅 dim_button low_brightness
        😞 disappointed disappointed_face
        😥 disappointed_relieved sad_but_relieved_face
        🥸 disguised_face
        🫪 distorted_face
        ➗ divide heavy_division_sign
        🤿 diving_mask
        🪔 diya_lamp
        💫 dizzy
        😵 dizzy_face face_with_crossed-out_eyes face_with_crossed_out_eyes knocked_out_face
        🇩🇯 djibouti
        🧬 dna
        🚯 do_not_litter no_littering
        🦤 dodo
        🐶 dog dog_face
        🐕 dog2
        💵 dollar dollar_banknote
        🎎 dolls japanese_dolls
        🐬 dolphin flipper
        🇩🇲 dominica
        🇩🇴 dominican_republic
        🫏 donkey
        🚪 door
        🫥 dotted_line_face
        🔯 dotted_six-pointed_star dotted_six_pointed_star six_pointed_star
        ➿ double_curly_loop loop
        ⏸️ double_vertical_bar pause_button
        🍩 doughnut
        🕊️ dove dove_of_peace
        😓 downcast_face_with_sweat sweat
        🐉 dragon
        🐲 dragon_face
        👗 dress
        🐪 dromedary_camel
        🤤 drooling_face
        🩸 drop_of_blood
        💧 droplet
        🥁 drum
        🦆 duck
        🥟 dumpling
        📀 dvd
        📧 e-mail e_mail email
        🦅 eagle
        👂 ear
        🌾 ear_of_rice sheaf_of_rice
        🦻 ear_with_hearing_aid
        🌍 earth_africa globe_showing_europe_africa
        🌎 earth_americas globe_showing_americas
        🌏 earth_asia globe_showing_asia_australia
        🇪🇨 ecuador
        🥚 egg egg2
        🍆 eggplant
        🇪🇬 egypt
        8️⃣ eight keycap_8
        ✴️ eight-pointed_star eight_pointed_black_star eight_pointed_star
        ✳️ eight-spoked_asterisk eight_spoked_asterisk
        ⏏️ eject_button eject_symbol
        🇸🇻 el_salvador
        🔌 electric_plug
        🐘 elephant
        🛗 elevator
        🧝 elf
        🧝‍♂️ elf_man man_elf
        🧝‍♀️ elf_woman woman_elf
        🪹 empty_nest
        🔚 end end_arrow
        🏴󠁧󠁢󠁥󠁮󠁧󠁿 england
        😡 enraged_face pout rage
        ✉️ envelope
        📩 envelope_with_arrow
        🇬🇶 equatorial_guinea
        🪌 eraser
        🇪🇷 eritrea
        🇪🇸 es
        🇪🇪 estonia
        🇪🇹 ethiopia
        🇪🇺 eu european_union
        💶 euro euro_banknote
        🏤 european_post_office
        🌲 evergreen_tree
        🐑 ewe sheep
        ❗ exclamation heavy_exclamation_mark red_exclamation_mark
        ⁉️ exclamation_question_mark interrobang
        🤯 exploding_head
        😑 expressionless expressionless_face
        👁️ eye
        👁️‍🗨️ eye_in_speech_bubble eye_speech_bubble
        👓 eyeglasses glasses
        👀 eyes
        😘 face_blowing_a_kiss kissing_heart
        😮‍💨 face_exhaling
        🥹 face_holding_back_tears
        😶‍🌫️ face_in_clouds
        😋 face_savoring_food yum
        😱 face_screaming_in_fear scream
        🤮 face_vomiting vomiting_face
        🫩 face_with_bags_under_eyes
        🫤 face_with_diagonal_mouth
        🤭 face_with_hand_over_mouth hand_over_mouth
        🤕 face_with_head-bandage face_with_head_bandage
        😷 face_with_medical_mask mask
        🧐 face_with_monocle monocle_face
        🫢 face_with_open_eyes_and_hand_over_mouth
        😮 face_with_open_mouth open_mouth
        🫣 face_with_peeking_eye
        🤨 face_with_raised_eyebrow raised_eyebrow
        🙄 face_with_rolling_eyes roll_eyes
        😵‍💫 face_with_spiral_eyes
        😤 face_with_steam_from_nose triumph
        😂 face_with_tears_of_joy joy
        🤒 face_with_thermometer
        😛 face_with_tongue stuck_out_tongue
        😶 face_without_mouth no_mouth
        🤦 facepalm person_facepalming
        👊 facepunch fist_oncoming oncoming_fist punch
        🏭 factory
        🧑‍🏭 factory_worker
        🧚 fairy
        🧚‍♂️ fairy_man man_fairy
        🧚‍♀️ fairy_woman woman_fairy
        🧆 falafel
        🇫🇰 falkland_islands
        🍂 fallen_leaf
        👪 family
        🧑‍🧑‍🧒 family_adult_adult_child
        🧑‍🧑‍🧒‍🧒 family_adult_adult_child_child
        🧑‍🧒 family_adult_child
        🧑‍🧒‍🧒 family_adult_child_child
        👨‍👦 family_man_boy
        👨‍👦‍👦 family_man_boy_boy
        👨‍👧 family_man_girl
        👨‍👧‍👦 family_man_girl_boy
        👨‍👧‍👧 family_man_girl_girl
        👨‍👨‍👦 family_man_man_boy
        👨‍👨‍👦‍👦 family_man_man_boy_boy
        👨‍👨‍👧 family_man_man_girl
        👨‍👨‍👧‍👦 family_man_man_girl_boy
        👨‍👨‍👧‍👧 family_man_man_girl_girl
        👨‍👩‍👦 family_man_woman_boy
        👨‍👩‍👦‍👦 family_man_woman_boy_boy
        👨‍👩‍👧 family_man_woman_girl
        👨‍👩‍👧‍👦 family_man_woman_girl_boy
        👨‍👩‍👧‍👧 family_man_woman_girl_girl
        👩‍👦 family_woman_boy
        👩‍👦‍👦 family_woman_boy_boy
        👩‍👧 family_woman_girl
        👩‍👧‍👦 family_woman_girl_boy
        👩‍👧‍👧 family_woman_girl_girl
        👩‍👩‍👦 family_woman_woman_boy
        👩‍👩‍👦‍👦 family_woman_woman_boy_boy
        👩‍👩‍👧 family_woman_woman_girl
        👩‍👩‍👧‍👦 family_woman_woman_girl_boy
        👩‍👩‍👧‍👧 family_woman_woman_girl_girl
        🧑‍🌾 farmer
        🇫🇴 faroe_islands
        ⏩ fast-forward_button fast_forward fast_forward_button
        ⏪ fast_reverse_button rewind
        📠 fax fax_machine
        😨 fearful fearful_face
        🪶 feather
        🐾 feet paw_prints
        🕵️‍♀️ female_detective woman_detective
        ♀️ female_sign
        🎡 ferris_wheel
        ⛴️ ferry
        🏑 field_hockey field_hockey_stick_and_ball
        🫯 fight_cloud
        🇫🇯 fiji
        🗄️ file_cabinet
        📁 file_folder
        🎞️ film_frames film_strip
        📽️ film_projector
        🫆 fingerprint
        🇫🇮 finland
        🔥 fire
        🚒 fire_engine
        🧯 fire_extinguisher
        🧨 firecracker
        🧑‍🚒 firefighter
        🎆 fireworks
        🌓 first_quarter_moon
        🌛 first_quarter_moon_face first_quarter_moon_with_face
        🐟 fish
        🍥 fish_cake fish_cake_with_swirl
        🎣 fishing_pole fishing_pole_and_fish
        ✊ fist fist_raised raised_fist
        🤛 fist_left left-facing_fist left_facing_fist
        🤜 fist_right right-facing_fist right_facing_fist
        5️⃣ five keycap_5
        ⛳ flag_in_hole golf
        🦩 flamingo
        🔦 flashlight
        🥿 flat_shoe
        🫓 flatbread
        ⚜️ fleur-de-lis fleur_de_lis
        💪 flexed_biceps muscle
        💾 floppy_disk
        🎴 flower_playing_cards
        😳 flushed flushed_face
        🪈 flute
        🪰 fly
        🥏 flying_disc
        🛸 flying_saucer
        🌫️ fog
        🌁 foggy
        🙏 folded_hands pray
        🪭 folding_hand_fan
        🫕 fondue
        🦶 foot
        👣 footprints
        🍴 fork_and_knife
        🍽️ fork_and_knife_with_plate plate_with_cutlery
        🥠 fortune_cookie
        ⛲ fountain
        🖋️ fountain_pen lower_left_fountain_pen
        4️⃣ four keycap_4
        🍀 four_leaf_clover
        🦊 fox fox_face
        🇫🇷 fr
        🖼️ frame_with_picture framed_picture
        🆓 free free_button
        🍟 french_fries fries
        🇬🇫 french_guiana
        🇵🇫 french_polynesia
        🇹🇫 french_southern_territories
        🍤 fried_shrimp
        🐸 frog
        🐥 front-facing_baby_chick front_facing_baby_chick hatched_chick
        😦 frowning frowning_face_with_open_mouth
        ☹️ frowning_face white_frowning_face
        🙍‍♂️ frowning_man man_frowning
        🙍 frowning_person person_frowning
        🙍‍♀️ frowning_woman woman_frowning
        🖕 fu middle_finger reversed_hand_with_middle_finger_extended
        ⛽ fuel_pump fuelpump
        🌕 full_moon
        🌝 full_moon_face full_moon_with_face
        ⚱️ funeral_urn
        🇬🇦 gabon
        🇬🇲 gambia
        🎲 game_die
        🧄 garlic
        🇬🇧 gb uk
        ⚙️ gear
        💎 gem gem_stone
        ♊ gemini
        🧞 genie
        🧞‍♂️ genie_man man_genie
        🧞‍♀️ genie_woman woman_genie
        🇬🇪 georgia
        🇬🇭 ghana
        👻 ghost
        🇬🇮 gibraltar
        🎁 gift wrapped_gift
        💝 gift_heart heart_with_ribbon
        🫚 ginger_root
        🦒 giraffe
        👧 girl
        🥛 glass_of_milk milk_glass
        🌐 globe_with_meridians
        🧤 gloves
        🌟 glowing_star star2
        🥅 goal_net
        🐐 goat
        👺 goblin japanese_goblin
        🥽 goggles
        🏌️ golfer golfing person_golfing
        🏌️‍♂️ golfing_man man_golfing
        🏌️‍♀️ golfing_woman woman_golfing
        🪿 goose
        🦍 gorilla harambe
        🎓 graduation_cap mortar_board
        🍇 grapes
        🇬🇷 greece
        🍏 green_apple
        📗 green_book
        🟢 green_circle
        💚 green_heart
        🥗 green_salad
        🟩 green_square
        🇬🇱 greenland
        🇬🇩 grenada
        ❕ grey_exclamation white_exclamation_mark
        🩶 grey_heart
        ❔ grey_question white_question_mark
        😬 grimacing grimacing_face
        😀 grinning grinning_face
        😺 grinning_cat smiley_cat
        😸 grinning_cat_with_smiling_eyes smile_cat
        😃 grinning_face_with_big_eyes smiley
        😄 grinning_face_with_smiling_eyes smile
        😅 grinning_face_with_sweat sweat_smile
        😆 grinning_squinting_face laughing satisfied
        💗 growing_heart heartpulse
        🇬🇵 guadeloupe
        🇬🇺 guam
        💂 guard
        💂‍♂️ guardsman man_guard
        💂‍♀️ guardswoman woman_guard
        🇬🇹 guatemala
        🇬🇬 guernsey
        🦮 guide_dog
        🇬🇳 guinea
        🇬🇼 guinea_bissau
        🎸 guitar
        🔫 gun water_pistol
        🇬🇾 guyana
        🪮 hair_pick
        💇 haircut person_getting_haircut
        💇‍♂️ haircut_man man_getting_haircut
        💇‍♀️ haircut_woman woman_getting_haircut
        🫈 hairy_creature
        🇭🇹 haiti
        🍔 hamburger
        🔨 hammer
        ⚒️ hammer_and_pick
        🛠️ hammer_and_wrench
        🪬 hamsa
        🐹 hamster
        ✋ hand raised_hand
        🖐️ hand_with_fingers_splayed raised_hand_with_fingers_splayed
        🫰 hand_with_index_finger_and_thumb_crossed
        👜 handbag
        🤾 handball_person person_playing_handball
        🤝 handshake
        💩 hankey pile_of_poo poop shit
        🪉 harp
        #️⃣ hash
        🐣 hatching_chick
        🙂‍↔️ head_shaking_horizontally
        🙂‍↕️ head_shaking_vertically
        🎧 headphone headphones
        🪦 headstone
        🧑‍⚕️ health_worker
        🙉 hear-no-evil_monkey hear_no_evil hear_no_evil_monkey
        🇭🇲 heard_mcdonald_islands
        ❤️ heart red_heart
        💟 heart_decoration
        ❣️ heart_exclamation heavy_heart_exclamation heavy_heart_exclamation_mark_ornament
        😍 heart_eyes smiling_face_with_heart-eyes smiling_face_with_heart_eyes
        😻 heart_eyes_cat smiling_cat_with_heart-eyes smiling_cat_with_heart_eyes
        🫶 heart_hands
        ❤️‍🔥 heart_on_fire
        ♥️ heart_suit hearts
        💲 heavy_dollar_sign
        🟰 heavy_equals_sign
        ➖ heavy_minus_sign minus
        ✖️ heavy_multiplication_x multiply
        ➕ heavy_plus_sign plus
        🦔 hedgehog
        🚁 helicopter
        ⛑️ helmet_with_white_cross rescue_worker_helmet rescue_workers_helmet
        🌿 herb
        🌺 hibiscus
        👠 high-heeled_shoe high_heel high_heeled_shoe
        ⚡ high_voltage zap
        🥾 hiking_boot
        🛕 hindu_temple
        🦛 hippopotamus
        🔪 hocho kitchen_knife knife
        🕳️ hole
        ⭕ hollow_red_circle o
        🇭🇳 honduras
        🍯 honey_pot
        🇭🇰 hong_kong
        🪝 hook
        🚥 horizontal_traffic_light traffic_light
        🐴 horse horse_face
        🏇 horse_racing
        🏥 hospital
        🌭 hot_dog hotdog
        🥵 hot_face
        🌶️ hot_pepper
        ♨️ hot_springs hotsprings
        🏨 hotel
        ⌛ hourglass hourglass_done
        ⏳ hourglass_flowing_sand hourglass_not_done
        🏠 house
        🏘️ house_buildings houses
        🏡 house_with_garden
        🤗 hugging_face hugs smiling_face_with_open_hands
        🇭🇺 hungary
        😯 hushed hushed_face
        🛖 hut
        🪻 hyacinth
        🧊 ice ice_cube
        🍨 ice_cream
        🏒 ice_hockey ice_hockey_stick_and_puck
        ⛸️ ice_skate
        🍦 icecream soft_ice_cream
        🇮🇸 iceland
        🆔 id id_button
        🪪 identification_card
        🉐 ideograph_advantage japanese_bargain_button
        📥 inbox_tray
        📨 incoming_envelope
        🫵 index_pointing_at_the_viewer
        ☝️ index_pointing_up point_up
        🇮🇳 india
        🇮🇩 indonesia
        ♾️ infinity
        ℹ️ information information_source
        💁 information_desk_person person_tipping_hand tipping_hand_person
        😇 innocent smiling_face_with_halo
        🔣 input_symbols symbols
        📱 iphone mobile_phone
        🇮🇷 iran
        🇮🇶 iraq
        🇮🇪 ireland
        🇮🇲 isle_of_man
        🇮🇱 israel
        🇮🇹 it
        🏮 izakaya_lantern lantern red_paper_lantern
        🎃 jack-o-lantern jack_o_lantern
        🇯🇲 jamaica
        🗾 japan map_of_japan
        🈸 japanese_application_button u7533
        🏯 japanese_castle
        🈹 japanese_discount_button u5272
        🈚 japanese_free_of_charge_button u7121
        🈁 japanese_here_button koko
        🈷️ japanese_monthly_amount_button u6708
        🈵 japanese_no_vacancy_button u6e80
        🈶 japanese_not_free_of_charge_button u6709
        👹 japanese_ogre ogre
        🈺 japanese_open_for_business_button u55b6
        🈴 japanese_passing_grade_button u5408
        🏣 japanese_post_office post_office
        🈲 japanese_prohibited_button u7981
        🈯 japanese_reserved_button u6307
        ㊙️ japanese_secret_button secret
        🈂️ japanese_service_charge_button sa
        🈳 japanese_vacancy_button u7a7a
        🫙 jar
        👖 jeans
        🪼 jellyfish
        🇯🇪 jersey
        🧩 jigsaw puzzle_piece
        🇯🇴 jordan
        🕹️ joystick
        🇯🇵 jp
        🧑‍⚖️ judge
        🤹 juggling_person person_juggling
        🕋 kaaba
        🦘 kangaroo
        🇰🇿 kazakhstan
        🇰🇪 kenya
        🔑 key
        ⌨️ keyboard
        0️⃣ keycap_0 zero
        1️⃣ keycap_1 one
        🔟 keycap_10 keycap_ten ten
        2️⃣ keycap_2 two
        3️⃣ keycap_3 three
        6️⃣ keycap_6 six
        7️⃣ keycap_7 seven
        9️⃣ keycap_9 nine
        🪯 khanda
        🛴 kick_scooter
        👘 kimono
        🇰🇮 kiribati
        💋 kiss kiss_mark
        😗 kissing kissing_face
        😽 kissing_cat
        😚 kissing_closed_eyes kissing_face_with_closed_eyes
        😙 kissing_face_with_smiling_eyes kissing_smiling_eyes
        🪁 kite
        🥝 kiwi_fruit
        🧎‍♂️ kneeling_man man_kneeling
        🧎 kneeling_person person_kneeling
        🧎‍♀️ kneeling_woman woman_kneeling
        🪢 knot
        🐨 koala
        🇽🇰 kosovo
        🇰🇷 kr
        🇰🇼 kuwait
        🇰🇬 kyrgyzstan
        🥼 lab_coat
        🏷️ label
        🥍 lacrosse
        🪜 ladder
        🐞 lady_beetle
        🛘 landslide
        🇱🇦 laos
        🔷 large_blue_diamond
        🔶 large_orange_diamond
        🌗 last_quarter_moon
        🌜 last_quarter_moon_face last_quarter_moon_with_face
        ✝️ latin_cross
        🇱🇻 latvia
        🍃 leaf_fluttering_in_wind leaves
        🪾 leafless_tree
        🥬 leafy_green
        🇱🇧 lebanon
        📒 ledger
        ↔️ left-right_arrow left_right_arrow
        🛅 left_luggage
        🗨️ left_speech_bubble
        ↩️ leftwards_arrow_with_hook right_arrow_curving_left
        🫲 leftwards_hand
        🫷 leftwards_pushing_hand
        🫹 leftwards_thumb_sign
        🦵 leg
        🍋 lemon
        ♌ leo
        🐆 leopard
        🇱🇸 lesotho
        🎚️ level_slider
        🇱🇷 liberia
        ♎ libra
        🇱🇾 libya
        🇱🇮 liechtenstein
        🩵 light_blue_heart
        🚈 light_rail
        🛙 lighthouse
        🍋‍🟩 lime
        🔗 link
        🖇️ linked_paperclips paperclips
        🦁 lion lion_face
        👄 lips mouth
        💄 lipstick
        🇱🇹 lithuania
        🚮 litter_in_bin_sign put_litter_in_its_place
        🦎 lizard
        🦙 llama
        🦞 lobster
        🔒 lock locked
        🔏 lock_with_ink_pen locked_with_pen
        🚂 locomotive steam_locomotive
        🍭 lollipop
        🪘 long_drum
        🧴 lotion_bottle
        🪷 lotus
        🧘 lotus_position person_in_lotus_position
        🧘‍♂️ lotus_position_man man_in_lotus_position
        🧘‍♀️ lotus_position_woman woman_in_lotus_position
        🔊 loud_sound speaker_high_volume
        😭 loudly_crying_face sob
        📢 loudspeaker
        🤟 love-you_gesture love_you_gesture
        🏩 love_hotel
        💌 love_letter
        🪫 low_battery
        🖊️ lower_left_ballpoint_pen pen
        🖌️ lower_left_paintbrush paintbrush
        🧳 luggage
        🫁 lungs
        🇱🇺 luxembourg
        🤥 lying_face
        🇲🇴 macau
        🇲🇰 macedonia
        🇲🇬 madagascar
        🔍 mag magnifying_glass_tilted_left
        🔎 mag_right magnifying_glass_tilted_right
        🧙 mage
        🧙‍♂️ mage_man man_mage
        🧙‍♀️ mage_woman woman_mage
        🪄 magic_wand
        🧲 magnet
        🀄 mahjong mahjong_red_dragon
        📬 mailbox_with_mail open_mailbox_with_raised_flag
        📭 mailbox_with_no_mail open_mailbox_with_lowered_flag
        🇲🇼 malawi
        🇲🇾 malaysia
        🇲🇻 maldives
        🕵️‍♂️ male_detective man_detective
        ♂️ male_sign
        🇲🇱 mali
        🇲🇹 malta
        🦣 mammoth
        👨 man
        👨‍🎨 man_artist
        👨‍🚀 man_astronaut
        🧔‍♂️ man_beard
        🤸‍♂️ man_cartwheeling
        👨‍🍳 man_cook
        🕺 man_dancing
        🤦‍♂️ man_facepalming
        👨‍🏭 man_factory_worker
        👨‍🌾 man_farmer
        👨‍🍼 man_feeding_baby
        👨‍🚒 man_firefighter
        🙅‍♂️ man_gesturing_no ng_man no_good_man
        🙆‍♂️ man_gesturing_ok ok_man
        💆‍♂️ man_getting_massage massage_man
        👨‍⚕️ man_health_worker
        👨‍🦽 man_in_manual_wheelchair
        👨‍🦽‍➡️ man_in_manual_wheelchair_facing_right
        👨‍🦼 man_in_motorized_wheelchair
        👨‍🦼‍➡️ man_in_motorized_wheelchair_facing_right
        🧖‍♂️ man_in_steamy_room sauna_man
        🤵‍♂️ man_in_tuxedo
        👨‍⚖️ man_judge
        🤹‍♂️ man_juggling
        🧎‍♂️‍➡️ man_kneeling_facing_right
        🏋️‍♂️ man_lifting_weights weight_lifting_man
        👨‍🔧 man_mechanic
        🚵‍♂️ man_mountain_biking mountain_biking_man
        👨‍💼 man_office_worker
        👨‍✈️ man_pilot
        🤾‍♂️ man_playing_handball
        🤽‍♂️ man_playing_water_polo
        👮‍♂️ man_police_officer policeman
        🙎‍♂️ man_pouting pouting_man
        🙋‍♂️ man_raising_hand raising_hand_man
        👨‍🦰 man_red_hair red_haired_man
        🚣‍♂️ man_rowing_boat rowing_man
        🏃‍♂️ man_running running_man
        🏃‍♂️‍➡️ man_running_facing_right
        👨‍🔬 man_scientist
        🤷‍♂️ man_shrugging
        👨‍🎤 man_singer
        🧍‍♂️ man_standing standing_man
        👨‍🎓 man_student
        🦸‍♂️ man_superhero superhero_man
        🦹‍♂️ man_supervillain supervillain_man
        🏄‍♂️ man_surfing surfing_man
        🏊‍♂️ man_swimming swimming_man
        👨‍🏫 man_teacher
        👨‍💻 man_technologist
        💁‍♂️ man_tipping_hand sassy_man tipping_hand_man
        🧛‍♂️ man_vampire vampire_man
        🚶‍♂️ man_walking walking_man
        🚶‍♂️‍➡️ man_walking_facing_right
        👳‍♂️ man_wearing_turban man_with_turban
        👨‍🦳 man_white_hair white_haired_man
        👲 man_with_gua_pi_mao person_with_skullcap
        👨‍🦯 man_with_probing_cane man_with_white_cane
        👰‍♂️ man_with_veil
        👨‍🦯‍➡️ man_with_white_cane_facing_right
        🧟‍♂️ man_zombie zombie_man
        🍊 mandarin orange tangerine
        🥭 mango
        👞 mans_shoe shoe
        🕰️ mantelpiece_clock
        🦽 manual_wheelchair
        🍁 maple_leaf
        🪇 maracas
        🇲🇭 marshall_islands
        🥋 martial_arts_uniform
        🇲🇶 martinique
        💆 massage person_getting_massage
        💆‍♀️ massage_woman woman_getting_massage
        🧉 mate
        🇲🇷 mauritania
        🇲🇺 mauritius
        🇾🇹 mayotte
        🍖 meat_on_bone
        🧑‍🔧 mechanic
        🦾 mechanical_arm
        🦿 mechanical_leg
        🎖️ medal_military military_medal
        🏅 medal_sports sports_medal
        ⚕️ medical_symbol
        📣 mega megaphone
        🍈 melon
        🫠 melting_face
        📝 memo pencil
        👬 men_holding_hands two_men_holding_hands
        🤼‍♂️ men_wrestling
        ❤️‍🩹 mending_heart
        🕎 menorah menorah_with_nine_branches
        🚹 mens mens_room
        🧜‍♀️ mermaid
        🧜‍♂️ merman
        🧜 merperson
        🤘 metal sign_of_the_horns
        🪋 meteor
        🚇 metro
        🇲🇽 mexico
        🦠 microbe
        🇫🇲 micronesia
        🎤 microphone
        🔬 microscope
        🪖 military_helmet
        🌌 milky_way
        🚐 minibus
        🪞 mirror
        🪩 mirror_ball
        🗿 moai moyai
        📴 mobile_phone_off
        🇲🇩 moldova
        🇲🇨 monaco
        🫌 monarch_butterfly
        🤑 money-mouth_face money_mouth_face
        💰 money_bag moneybag
        💸 money_with_wings
        🇲🇳 mongolia
        🐒 monkey
        🐵 monkey_face
        🚝 monorail
        🇲🇪 montenegro
        🇲🇸 montserrat
        🌔 moon waxing_gibbous_moon
        🥮 moon_cake
        🎑 moon_viewing_ceremony rice_scene
        🫎 moose
        🇲🇦 morocco
        🕌 mosque
        🦟 mosquito
        🛥️ motor_boat
        🛵 motor_scooter
        🏍️ motorcycle racing_motorcycle
        🦼 motorized_wheelchair
        🛣️ motorway
        🗻 mount_fuji
        ⛰️ mountain
        🚵 mountain_bicyclist person_mountain_biking
        🚵‍♀️ mountain_biking_woman woman_mountain_biking
        🚠 mountain_cableway
        🚞 mountain_railway
        🏔️ mountain_snow snow-capped_mountain snow_capped_mountain
        🐭 mouse mouse_face
        🐁 mouse2
        🪤 mouse_trap
        🎥 movie_camera
        🇲🇿 mozambique
        🤶 mrs_claus
        🍄 mushroom
        🎹 musical_keyboard
        🎵 musical_note
        🎶 musical_notes notes
        🎼 musical_score
        🔇 mute muted_speaker
        🧑‍🎄 mx_claus
        🇲🇲 myanmar
        💅 nail_care nail_polish
        📛 name_badge
        🇳🇦 namibia
        🏞️ national_park
        🇳🇷 nauru
        🤢 nauseated_face
        🧿 nazar_amulet
        👔 necktie
        🇳🇵 nepal
        🤓 nerd_face
        🪺 nest_with_eggs
        🪆 nesting_dolls
        🪍 net_with_handle
        🇳🇱 netherlands
        😐 neutral_face
        🆕 new new_button
        🇳🇨 new_caledonia
        🌑 new_moon
        🌚 new_moon_face new_moon_with_face
        🇳🇿 new_zealand
        📰 newspaper
        🗞️ newspaper_roll rolled-up_newspaper rolled_up_newspaper
        🆖 ng ng_button
        🙅‍♀️ ng_woman no_good_woman woman_gesturing_no
        🇳🇮 nicaragua
        🇳🇪 niger
        🇳🇬 nigeria
        🌃 night_with_stars
        🥷 ninja
        🇳🇺 niue
        🚳 no_bicycles
        ⛔ no_entry
        🚫 no_entry_sign prohibited
        🙅 no_good person_gesturing_no
        📵 no_mobile_phones
        🔞 no_one_under_eighteen underage
        🚷 no_pedestrians
        🚭 no_smoking
        🚱 non-potable_water non_potable_water
        🇳🇫 norfolk_island
        🇰🇵 north_korea
        🇲🇵 northern_mariana_islands
        🇳🇴 norway
        👃 nose
        📓 notebook
        📔 notebook_with_decorative_cover
        🔩 nut_and_bolt
        🅾️ o2 o_button_blood_type
        🌊 ocean water_wave
        🐙 octopus
        🍢 oden
        🏢 office office_building
        🧑‍💼 office_worker
        🛢️ oil_drum
        🆗 ok ok_button
        👌 ok_hand
        🙆 ok_person person_gesturing_ok
        🙆‍♀️ ok_woman woman_gesturing_ok
        🗝️ old_key
        👴 old_man older_man
        👵 old_woman older_woman
        🧓 older_adult older_person
        🫒 olive
        🕉️ om om_symbol
        🇴🇲 oman
        🔛 on on_arrow
        🚘 oncoming_automobile
        🚍 oncoming_bus
        🚔 oncoming_police_car
        🚖 oncoming_taxi
        🩱 one-piece_swimsuit one_piece_swimsuit
        🧅 onion
        📂 open_file_folder
        👐 open_hands
        ☂️ open_umbrella
        ⛎ ophiuchus
        📙 orange_book
        🟠 orange_circle
        🧡 orange_heart
        🟧 orange_square
        🦧 orangutan
        🫍 orca
        ☦️ orthodox_cross
        🦦 otter
        📤 outbox_tray
        🦉 owl
        🐂 ox
        🦪 oyster
        🅿️ p_button parking
        📦 package
        📄 page_facing_up
        📃 page_with_curl
        📟 pager
        🇵🇰 pakistan
        🇵🇼 palau
        🇵🇸 palestinian_territories
        🫳 palm_down_hand
        🌴 palm_tree
        🫴 palm_up_hand
        🤲 palms_up_together
        🇵🇦 panama
        🥞 pancakes
        🐼 panda panda_face
        📎 paperclip
        🇵🇬 papua_new_guinea
        🪂 parachute
        🇵🇾 paraguay
        ⛱️ parasol_on_ground umbrella_on_ground
        🦜 parrot
        〽️ part_alternation_mark
        ⛅ partly_sunny sun_behind_cloud
        🎉 party_popper tada
        🥳 partying_face
        🛳️ passenger_ship
        🛂 passport_control
        🫛 pea_pod
        ☮️ peace_symbol
        🍑 peach
        🦚 peacock
        🥜 peanuts
        🍐 pear
        ✏️ pencil2
        🐧 penguin
        😔 pensive pensive_face
        🧑‍🤝‍🧑 people_holding_hands
        🫂 people_hugging
        🤼 people_wrestling wrestling
        🎭 performing_arts
        😣 persevere persevering_face
        🧑‍🦲 person_bald
        🧑‍🦱 person_curly_hair
        🧑‍🍼 person_feeding_baby
        🤺 person_fencing
        🛌 person_in_bed sleeping_accommodation sleeping_bed
        🧑‍🦽 person_in_manual_wheelchair
        🧑‍🦽‍➡️ person_in_manual_wheelchair_facing_right
        🧑‍🦼 person_in_motorized_wheelchair
        🧑‍🦼‍➡️ person_in_motorized_wheelchair_facing_right
        🧖 person_in_steamy_room sauna_person
        🤵 person_in_tuxedo
        🧎‍➡️ person_kneeling_facing_right
        🏋️ person_lifting_weights weight_lifter weight_lifting
        🤽 person_playing_water_polo water_polo
        🙎 person_pouting person_with_pouting_face pouting_face
        🙋 person_raising_hand raising_hand
        🧑‍🦰 person_red_hair
        🚣 person_rowing_boat rowboat
        🏃 person_running runner running
        🏃‍➡️ person_running_facing_right
        🤷 person_shrugging shrug
        🧍 person_standing standing_person
        🏄 person_surfing surfer
        🏊 person_swimming swimmer
        🚶 person_walking walking
        🚶‍➡️ person_walking_facing_right
        👳 person_wearing_turban person_with_turban
        🧑‍🦳 person_white_hair
        🫅 person_with_crown
        🧑‍🦯 person_with_probing_cane person_with_white_cane
        👰 person_with_veil
        🧑‍🦯‍➡️ person_with_white_cane_facing_right
        🇵🇪 peru
        🧫 petri_dish
        🇵🇭 philippines
        🐦‍🔥 phoenix
        ☎️ phone telephone
        ⛏️ pick
        🫝 pickle
        🛻 pickup_truck
        🥧 pie
        🐷 pig pig_face
        🐖 pig2
        🐽 pig_nose
        💊 pill
        🧑‍✈️ pilot
        🪅 pinata
        🤌 pinched_fingers
        🤏 pinching_hand
        🍍 pineapple
        🏓 ping_pong table_tennis_paddle_and_ball
        🩷 pink_heart
        🏴‍☠️ pirate_flag
        ♓ pisces
        🇵🇳 pitcairn_islands
        🍕 pizza
        🪧 placard
        🛐 place_of_worship
        🛝 playground_slide
        🥺 pleading_face
        🪠 plunger
        🇵🇱 poland
        🐻‍❄️ polar_bear
        🚓 police_car
        🚨 police_car_light rotating_light
        👮‍♀️ policewoman woman_police_officer
        🐩 poodle
        🍿 popcorn
        🇵🇹 portugal
        📯 postal_horn
        📮 postbox
        🍲 pot_of_food stew
        🚰 potable_water
        🥔 potato
        🪴 potted_plant
        🍗 poultry_leg
        💷 pound pound_banknote
        🫗 pouring_liquid
        😾 pouting_cat
        🙎‍♀️ pouting_woman woman_pouting
        📿 prayer_beads
        🫃 pregnant_man
        🫄 pregnant_person
        🤰 pregnant_woman
        🥨 pretzel
        🤴 prince
        👸 princess
        🖨️ printer
        🦯 probing_cane white_cane
        🇵🇷 puerto_rico
        🟣 purple_circle
        💜 purple_heart
        🟪 purple_square
        👛 purse
        📌 pushpin
        🇶🇦 qatar
        ❓ question red_question_mark
        🐰 rabbit rabbit_face
        🐇 rabbit2
        🦝 raccoon
        🐎 racehorse
        🏎️ racing_car
        📻 radio
        🔘 radio_button
        ☢️ radioactive radioactive_sign
        🚃 railway_car
        🛤️ railway_track
        🌈 rainbow
        🏳️‍🌈 rainbow_flag
        🤚 raised_back_of_hand
        🖖 raised_hand_with_part_between_middle_and_ring_fingers vulcan_salute
        🙌 raised_hands raising_hands
        🙋‍♀️ raising_hand_woman woman_raising_hand
        🐏 ram
        🍜 ramen steaming_bowl
        🐀 rat
        🪒 razor
        🧾 receipt
        ♻️ recycle recycling_symbol
        🔴 red_circle
        🧧 red_envelope
        👩‍🦰 red_haired_woman woman_red_hair
        🟥 red_square
        🔻 red_triangle_pointed_down small_red_triangle_down
        🔺 red_triangle_pointed_up small_red_triangle
        ®️ registered
        ☺️ relaxed smiling_face
        😌 relieved relieved_face
        🎗️ reminder_ribbon
        🔁 repeat repeat_button
        🔂 repeat_one repeat_single_button
        🚻 restroom
        🇷🇪 reunion
        💞 revolving_hearts
        🦏 rhinoceros
        🎀 ribbon
        🍙 rice_ball
        🍘 rice_cracker
        🗯️ right_anger_bubble
        🫱 rightwards_hand
        🫸 rightwards_pushing_hand
        🫺 rightwards_thumb_sign
        💍 ring
        🛟 ring_buoy
        🪐 ringed_planet
        🍠 roasted_sweet_potato sweet_potato
        🤖 robot robot_face
        🪨 rock
        🚀 rocket
        🤣 rofl rolling_on_the_floor_laughing
        🧻 roll_of_paper
        🎢 roller_coaster
        🛼 roller_skate
        🇷🇴 romania
        🐓 rooster
        🫜 root_vegetable
        🌹 rose
        🏵️ rosette
        📍 round_pushpin
        🚣‍♀️ rowing_woman woman_rowing_boat
        🇷🇺 ru
        🏉 rugby_football
        🎽 running_shirt running_shirt_with_sash
        🏃‍♀️ running_woman woman_running
        🇷🇼 rwanda
        🧷 safety_pin
        🦺 safety_vest
        ♐ sagittarius
        🍶 sake
        🧂 salt
        🫡 saluting_face
        🇼🇸 samoa
        🇸🇲 san_marino
        👡 sandal womans_sandal
        🥪 sandwich
        🎅 santa santa_claus
        🇸🇹 sao_tome_principe
        🥻 sari
        💁‍♀️ sassy_woman tipping_hand_woman woman_tipping_hand
        📡 satellite satellite_antenna
        🇸🇦 saudi_arabia
        🧖‍♀️ sauna_woman woman_in_steamy_room
        🦕 sauropod
        🎷 saxophone
        🧣 scarf
        🏫 school
        🧑‍🔬 scientist
        ✂️ scissors
        ♏ scorpio scorpius
        🦂 scorpion
        🏴󠁧󠁢󠁳󠁣󠁴󠁿 scotland
        🙀 scream_cat weary_cat
        🪛 screwdriver
        📜 scroll
        🦭 seal
        💺 seat
        🙈 see-no-evil_monkey see_no_evil see_no_evil_monkey
        🌱 seedling
        🤳 selfie
        🇸🇳 senegal
        🇷🇸 serbia
        🐕‍🦺 service_dog
        🪡 sewing_needle
        🇸🇨 seychelles
        🫨 shaking_face
        🥘 shallow_pan_of_food
        ☘️ shamrock
        🦈 shark
        🍧 shaved_ice
        🐚 shell spiral_shell
        🛡️ shield
        ⛩️ shinto_shrine
        🚢 ship
        👕 shirt t-shirt t_shirt tshirt
        🌠 shooting_star stars
        🛍️ shopping shopping_bags
        🛒 shopping_cart
        🩳 shorts
        🪏 shovel
        🚿 shower
        🦐 shrimp
        🔀 shuffle_tracks_button twisted_rightwards_arrows
        🤫 shushing_face
        🇸🇱 sierra_leone
        🇸🇬 singapore
        🧑‍🎤 singer
        🇸🇽 sint_maarten
        🛹 skateboard
        🎿 ski skis
        ⛷️ skier
        💀 skull
        ☠️ skull_and_crossbones
        🦨 skunk
        🛷 sled
        😴 sleeping sleeping_face
        😪 sleepy sleepy_face
        🙁 slightly_frowning_face
        🙂 slightly_smiling_face
        🎰 slot_machine
        🦥 sloth
        🇸🇰 slovakia
        🇸🇮 slovenia
        🛩️ small_airplane
        🔹 small_blue_diamond
        🔸 small_orange_diamond
        🥰 smiling_face_with_hearts smiling_face_with_three_hearts
        😈 smiling_face_with_horns smiling_imp
        😎 smiling_face_with_sunglasses sunglasses
        🥲 smiling_face_with_tear
        😏 smirk smirking_face
        🐌 snail
        🐍 snake
        🤧 sneezing_face
        🏂 snowboarder
        ❄️ snowflake
        ⛄ snowman snowman_without_snow
        ☃️ snowman_with_snow
        🧼 soap
        ⚽ soccer soccer_ball
        🧦 socks
        🥎 softball
        🇸🇧 solomon_islands
        🇸🇴 somalia
        🔜 soon soon_arrow
        🆘 sos sos_button
        🔉 sound speaker_medium_volume
        🇿🇦 south_africa
        🇬🇸 south_georgia_south_sandwich_islands
        🇸🇸 south_sudan
        ♠️ spade_suit spades
        🍝 spaghetti
        ❇️ sparkle
        🎇 sparkler
        ✨ sparkles
        💖 sparkling_heart
        🙊 speak-no-evil_monkey speak_no_evil speak_no_evil_monkey
        🔈 speaker speaker_low_volume
        🗣️ speaking_head speaking_head_in_silhouette
        💬 speech_balloon
        🚤 speedboat
        🕷️ spider
        🕸️ spider_web
        🗓️ spiral_calendar spiral_calendar_pad
        🗒️ spiral_note_pad spiral_notepad
        🫟 splatter
        🧽 sponge
        🥄 spoon
        🐳 spouting_whale whale
        🦑 squid
        😝 squinting_face_with_tongue stuck_out_tongue_closed_eyes
        🇱🇰 sri_lanka
        🇧🇱 st_barthelemy
        🇸🇭 st_helena
        🇰🇳 st_kitts_nevis
        🇱🇨 st_lucia
        🇲🇫 st_martin
        🇵🇲 st_pierre_miquelon
        🇻🇨 st_vincent_grenadines
        🏟️ stadium
        🧍‍♀️ standing_woman woman_standing
        ⭐ star
        🤩 star-struck star_struck
        ☪️ star_and_crescent
        ✡️ star_of_david
        🚉 station
        🗽 statue_of_liberty
        🩺 stethoscope
        🛑 stop_sign
        ⏱️ stopwatch
        📏 straight_ruler
        🍓 strawberry
        😜 stuck_out_tongue_winking_eye winking_face_with_tongue
        🧑‍🎓 student
        🎙️ studio_microphone
        🥙 stuffed_flatbread
        🇸🇩 sudan
        ☀️ sun sunny
        🌥️ sun_behind_large_cloud white_sun_behind_cloud
        🌦️ sun_behind_rain_cloud white_sun_behind_cloud_with_rain
        🌤️ sun_behind_small_cloud white_sun_with_small_cloud
        🌞 sun_with_face
        🌻 sunflower
        🌅 sunrise
        🌄 sunrise_over_mountains
        🦸 superhero
        🦸‍♀️ superhero_woman woman_superhero
        🦹 supervillain
        🦹‍♀️ supervillain_woman woman_supervillain
        🏄‍♀️ surfing_woman woman_surfing
        🇸🇷 suriname
        🍣 sushi
        🚟 suspension_railway
        🇸🇯 svalbard_jan_mayen
        🦢 swan
        🇸🇿 swaziland
        💦 sweat_droplets sweat_drops
        🇸🇪 sweden
        🏊‍♀️ swimming_woman woman_swimming
        🇨🇭 switzerland
        🕍 synagogue
        🇸🇾 syria
        💉 syringe
        🦖 t-rex t_rex
        🌮 taco
        🇹🇼 taiwan
        🇹🇯 tajikistan
        🥡 takeout_box
        🫔 tamale
        🎋 tanabata_tree
        🇹🇿 tanzania
        ♉ taurus
        🚕 taxi
        🍵 tea teacup_without_handle
        🧑‍🏫 teacher
        🫖 teapot
        🧑‍💻 technologist
        🧸 teddy_bear
        📞 telephone_receiver
        🔭 telescope
        📺 television tv
        🎾 tennis
        ⛺ tent
        🧪 test_tube
        🇹🇭 thailand
        🌡️ thermometer
        🤔 thinking thinking_face
        🩴 thong_sandal
        💭 thought_balloon
        🧵 thread
        🎫 ticket
        🐯 tiger tiger_face
        🐅 tiger2
        ⏲️ timer_clock
        🇹🇱 timor_leste
        😫 tired_face
        ™️ tm trade_mark
        🇹🇬 togo
        🚽 toilet
        🇹🇰 tokelau
        🗼 tokyo_tower
        🍅 tomato
        🇹🇴 tonga
        👅 tongue
        🧰 toolbox
        🦷 tooth
        🪥 toothbrush
        🔝 top top_arrow
        🎩 top_hat tophat
        🇹🇷 tr
        🖲️ trackball
        🚜 tractor
        🚋 train tram_car
        🚆 train2
        🚊 tram
        🏳️‍⚧️ transgender_flag
        ⚧️ transgender_symbol
        🪎 treasure_chest
        🚩 triangular_flag triangular_flag_on_post
        📐 triangular_ruler
        🔱 trident trident_emblem
        🇹🇹 trinidad_tobago
        🇹🇦 tristan_da_cunha
        🧌 troll
        🚎 trolleybus
        🪊 trombone
        🏆 trophy
        🍹 tropical_drink
        🐠 tropical_fish
        🎺 trumpet
        🌷 tulip
        🥃 tumbler_glass
        🇹🇳 tunisia
        🦃 turkey
        🇹🇲 turkmenistan
        🇹🇨 turks_caicos_islands
        🐢 turtle
        🇹🇻 tuvalu
        💕 two_hearts
        👭 two_women_holding_hands women_holding_hands
        🇺🇬 uganda
        🇺🇦 ukraine
        ☔ umbrella umbrella_with_rain_drops
        😒 unamused unamused_face
        🦄 unicorn unicorn_face
        🇦🇪 united_arab_emirates
        🇺🇳 united_nations
        🔓 unlock unlocked
        🆙 up up_button
        🙃 upside-down_face upside_down_face
        🇺🇾 uruguay
        🇺🇸 us
        🇺🇲 us_outlying_islands
        🇻🇮 us_virgin_islands
        🇺🇿 uzbekistan
        ✌️ v victory_hand
        🧛 vampire
        🧛‍♀️ vampire_woman woman_vampire
        🇻🇺 vanuatu
        🇻🇦 vatican_city
        🇻🇪 venezuela
        🚦 vertical_traffic_light
        📼 vhs videocassette
        📳 vibration_mode
        📹 video_camera
        🎮 video_game
        🇻🇳 vietnam
        🎻 violin
        ♍ virgo
        🌋 volcano
        🏐 volleyball
        🆚 vs vs_button
        🧇 waffle
        🏴󠁧󠁢󠁷󠁬󠁳󠁿 wales
        🚶‍♀️ walking_woman woman_walking
        🇼🇫 wallis_futuna
        🌘 waning_crescent_moon
        🌖 waning_gibbous_moon
        ⚠️ warning
        🗑️ wastebasket
        ⌚ watch
        🐃 water_buffalo
        🚾 water_closet wc
        🍉 watermelon
        👋 wave waving_hand
        🏳️ waving_white_flag white_flag
        〰️ wavy_dash
        🌒 waxing_crescent_moon
        😩 weary weary_face
        💒 wedding
        🏋️‍♀️ weight_lifting_woman woman_lifting_weights
        🇪🇭 western_sahara
        🐋 whale2
        🛞 wheel
        ☸️ wheel_of_dharma
        ♿ wheelchair wheelchair_symbol
        ⚪ white_circle
        💮 white_flower
        👩‍🦳 white_haired_woman woman_white_hair
        🤍 white_heart
        ⬜ white_large_square
        ◽ white_medium-small_square white_medium_small_square
        ◻️ white_medium_square
        ▫️ white_small_square
        🔳 white_square_button
        🥀 wilted_flower
        🌬️ wind_blowing_face wind_face
        🎐 wind_chime
        🪟 window
        🍷 wine_glass
        🪽 wing
        😉 wink winking_face
        🛜 wireless
        🐺 wolf
        👩 woman
        👩‍🎨 woman_artist
        👩‍🚀 woman_astronaut
        🧔‍♀️ woman_beard
        🤸‍♀️ woman_cartwheeling
        👩‍🍳 woman_cook
        🤦‍♀️ woman_facepalming
        👩‍🏭 woman_factory_worker
        👩‍🌾 woman_farmer
        👩‍🍼 woman_feeding_baby
        👩‍🚒 woman_firefighter
        👩‍⚕️ woman_health_worker
        👩‍🦽 woman_in_manual_wheelchair
        👩‍🦽‍➡️ woman_in_manual_wheelchair_facing_right
        👩‍🦼 woman_in_motorized_wheelchair
        👩‍🦼‍➡️ woman_in_motorized_wheelchair_facing_right
        🤵‍♀️ woman_in_tuxedo
        👩‍⚖️ woman_judge
        🤹‍♀️ woman_juggling
        🧎‍♀️‍➡️ woman_kneeling_facing_right
        👩‍🔧 woman_mechanic
        👩‍💼 woman_office_worker
        👩‍✈️ woman_pilot
        🤾‍♀️ woman_playing_handball
        🤽‍♀️ woman_playing_water_polo
        🏃‍♀️‍➡️ woman_running_facing_right
        👩‍🔬 woman_scientist
        🤷‍♀️ woman_shrugging
        👩‍🎤 woman_singer
        👩‍🎓 woman_student
        👩‍🏫 woman_teacher
        👩‍💻 woman_technologist
        🚶‍♀️‍➡️ woman_walking_facing_right
        👳‍♀️ woman_wearing_turban woman_with_turban
        🧕 woman_with_headscarf
        👩‍🦯 woman_with_probing_cane woman_with_white_cane
        👩‍🦯‍➡️ woman_with_white_cane_facing_right
        🧟‍♀️ woman_zombie zombie_woman
        👚 womans_clothes
        👒 womans_hat
        🤼‍♀️ women_wrestling
        🚺 womens womens_room
        🪵 wood
        🥴 woozy_face
        🗺️ world_map
        🪱 worm
        😟 worried worried_face
        🔧 wrench
        ✍️ writing_hand
        🩻 x-ray x_ray
        🧶 yarn
        🥱 yawning_face
        🟡 yellow_circle
        💛 yellow_heart
        🟨 yellow_square
        🇾🇪 yemen
        💴 yen yen_banknote
        ☯️ yin_yang
        🪀 yo-yo yo_yo
        🇿🇲 zambia
        🤪 zany_face
        🦓 zebra
        🇿🇼 zimbabwe
        🤐 zipper-mouth_face zipper_mouth_face
        🧟 zombie
        💤 zzz
        """
}
