/**
 * The entries of the 10,000 most common passwords that pass the other rules: at least 7 characters, not only digits. In
 * lower case, separated by spaces, sorted. Taken from the ranking of leaked passwords in @zxcvbn-ts/language-common
 * 4.1.3 (MIT, copyright 2012-2016 Dan Wheeler and Dropbox, 2021 @zxcvbn-ts).
 */
export const commonPasswords = `
0.0.0.000 0.0.000 007bond 101091m 111111a 111111q 1111qqqq 123123a 123123q 1232323q 123321a 123321q 1234567890a
1234567890q 123456789a 123456789d 123456789m 123456789q 123456789qwe 123456789r 123456789s 123456789z 12345678a
12345678q 1234567a 1234567q 123456a 123456aa 123456as 123456d 123456g 123456k 123456l 123456m 123456n 123456q
123456qqq 123456qw 123456qwe 123456qwerty 123456r 123456ru 123456s 123456t 123456w 123456z 12345abc 12345qaz 12345qw
12345qwe 12345qwer 12345qwert 12345qwerty 1234abcd 1234asdf 1234qwe 1234qwer 1234rewq 1234zxcv 123q123 123qq123
123qwe123 123qweasd 123qweasdzxc 123qwer 123qwert 123qwerty 12qw12qw 12qw34er 12qwaszx 159357a 1a2b3c4d 1a2s3d4f
1dragon 1master 1michael 1million 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2ws 1qaz2wsx
1qaz2wsx3edc 1qazxsw 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1qwerty 1x2zkg8w 1z2x3c4v 23skidoo 2fast4u 3ip76k2
426hemi 45m2do5bs 4runner 50spanks 57chevy 5wr2i7h8 69camaro 7777777a 7ugd5hip2j 81fukkc 8inches 8j4ye3uz 9293709b13
a123456 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aaaa1111 aaliyah aardvark abc1234 abc12345 abcd123
abcd1234 abcdefg1 aberdeen abgrtyu abigail abnormal abracadabra abraham abrakadabra absolut absolute absolutely
acapulco access14 account achilles achtung acidburn acmilan addison adelaide adelina adgjmptw admiral adrenalin
adriana adriano adrienne advance aezakmi agent007 airborne aircraft airforce airplane airport airwolf alabama albatros
alberta alberto alcatraz alchemy alcohol alejandr alejandro aleksandr aleksandra aleksey alessandro alex123 alexalex
alexande alexander alexander1 alexandr alexandra alexandre alfonso alfredo algebra alibaba all4one allegro alleycat
allgood alliance allison allison1 allmine allstar almighty alpha123 alphabet alterego altoids alucard amadeus amanda1
amateur amateurs amatory amature amazing ambrose ambrosia america america1 american amerika amethyst amorcit amsterda
amsterdam anaconda analsex anarchy anastasi anastasia anastasiya andersen anderson andrea1 andreas andrew1 andrews
andromed andromeda andyod22 anfield angel123 angela1 angelic angelica angelika angelina angelus anhyeuem animals
annaanna annabell annette annmarie anonymous another antares antelope anthony anthony1 anthrax antoine antonia
antonina antonio anything aolsucks apollo11 apollo13 apple123 applepie aprilia aquarius aragorn arcadia archange
argentin argentina arianna arizona arkansas armagedon armando armstron arsenal arsenal1 artemis artemka asdasd123
asdf123 asdf1234 asdfasdf asdffdsa asdfg123 asdfgh01 asdfgh1 asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdqwe123
ashleigh ashley1 aspirine assasin assassin assfuck asshole asshole1 assholes assword asterix atlanta atlantic atlantis
atticus attitude auckland augusta augustus austin1 austin31 australi australia austria avalanch avenger aviation
awesome awesome1 azertyui azertyuiop azsxdcfv babybaby babybear babyblue babyboy babycake babydoll babyface babygirl
babylon babylon5 babylove bacardi bacchus backbone backdoor badgers badgirl baggins bagpuss bahamut bailey1 balance
baldwin balloon balloons ballsack baltimor banana1 bananas bandit1 bangbang bangkok banshee baracuda barbados barbara
barcelon barcelona barefeet barefoot baritone barkley barney1 barrett barselona bartman basebal baseball baseball1
basketba basketball bassman bastard bastards bathing batman1 battery bauhaus bcfields beaches bearbear bearcat
bearcats beardog beastie beatles beatles1 beatrice beautifu beautiful beavis1 because beckham bedford beefcake
beerbeer beerman beethove begemot behappy believe belinda belmont beloved bendover benessere benfica bengals benjami
benjamin bennett bentley beowulf beretta bergkamp berkeley bermuda bernard bestbuy bethany bettina bettyboo beverly
bicycle bigballs bigbang bigbear bigbird bigblock bigblue bigboobs bigbooty bigboss bigbutt bigcock bigdaddy bigdawg
bigdick bigdicks bigdog1 bigfish bigfoot biggles bigguns bighead bigjohn bigmike bigmoney bigones bigpimp bigpoppa
bigsexy bigtime bigtits bigtruck billabon billbill billybob billyboy binladen biology birddog birdman birthday biscuit
bismarck bismark bismillah bitchass bitches biteme1 blackbir blackbird blackcat blackdog blackhaw blackie blackjac
blackjack blacklab blackman blackout blahblah blanche blaster bledsoe blessed blessing blink182 blizzard blondes
blondie blossom blowfish blowjob blubber blue123 blue1234 blueball bluebell blueberr bluebird blueblue blueboy bluedog
blueeyes bluefish bluejay bluejays bluemoon bluesky bluesman boating bobafett bobdole bobdylan bobmarley bolitas
bollocks bologna bombers bonanza bond007 bondage bonehead bonjour bonjovi bonkers boobear boobies bookworm boomboom
boomer1 booster bootsie borabora bordeaux borders boricua borussia bossman boston1 boulder bouncer bourbon bowling
boxster bradford bradley bradley1 brandon brandon1 brandy1 braves1 breaker breanna breasts brendan brennan brewster
brianna bridget brighton brigitte bristol british britney brittany brittney broadway broncos broncos1 bronson brooklyn
brother brothers brownie browning brucelee bruiser bubba123 bubba69 bubbles bubbles1 buckeye buckeyes buckley buckshot
budapest buddy123 buddyboy budlight budweise budweiser buffalo buffalo1 buffett builder building bukkake bulldog
bulldog1 bulldogs bullfrog bullseye bullshit bunghole bunnies burning burnout burrito bushido business buster1
buster12 butcher buttercu buttercup butterfl butterfly butters buttfuck butthead butthole buttman buttons buzzard
bynthytn cabbage cabernet cadillac caitlin calgary calibra caliente californ california caligula calimero callaway
calling callisto calvin1 camaross cambiami cambridg camelot cameltoe cameron cameron1 camilla camille campbell camping
canada1 canadian candace candice candyass candyman cannabis cannibal cantona cantona7 canucks capecod capetown capital
capitals caprice capricor capricorn capslock captain captain1 caracas caramel caravan cardiff cardinal cardinals
carebear carlisle carlito carlitos carlos1 carlton carmex2 carnage carnival carolin carolina caroline carolyn carpedie
carpente carrera carroll carrots cartman cartman1 cartoon cartoons casanova cascade caserta cashflow cashmone
cashmoney casper1 cassandr cassandra cassidy castillo catalina catch22 catcher catfish catherin catherine catwoman
cavalier caveman cbr900rr cdtnkfyf cecilia celebrity celeron celeste celtics central century cerberus cevthrb cfitymrf
cgfhnfr chainsaw challeng chamber chambers champion chandler chandra changed changeme changes channel chantal chapman
charger chargers charisma charity charlene charles charles1 charley charlie charlie1 charlie2 charlott charlotte
charlton charmed charter cheater checker checkers cheddar cheerleaers cheese1 cheetah chelsea chelsea1 chemical
chemist cherokee cherries cheshire chessie chester chester1 chestnut chevelle chevrole chevrolet cheyenne chicago
chicago1 chicken chicken1 chickens children chillin chimera chinese chinook chipmunk chipper chiquita chocolat
chocolate choochoo chopper chouchou chris123 chrisbln chrissy christa christi christia christian christie christin
christina christine christma christmas christop christopher christy chronic chrysler chuckie chuckles cinnamon citadel
citation citizen citroen cjkysirj clapton clarence clarinet clarissa classic classics claudia claudia1 claudio
claymore clayton cleaner clement clemente clemson cleopatr cleopatra clevelan cleveland clifford clifton climber
clinton clipper clippers clitoris cnfybckfd cocacola cocaine cocksuck cocksucker coconut codered coldbeer coldplay
coleman colleen college collins colnago colombia colonel colonial colorado coltrane columbia columbus comanche comfort
command commande commander commando compact company compaq1 compass complete compton compute computer computer1
concord concorde concrete confused connect conover conquest constant consumer contact content contest contract control
cookie1 cookies coolcat coolcool cooldude coolguy coolhand coolman coolness cooper1 corinna corinne corleone corndog
cornell cornwall corolla corrado corsair corvette costello cosworth cottage cougars counter country courage courtney
coventry cowboy1 cowboys cowboys1 cowgirl cracker crackers crawford crazybab creampie creation creative creature
crescent cricket cricket1 criminal crimson cristian cristina critter crjhgbjy cromwell cruiser crusader crusher
crystal crystal1 cthulhu cubbies cubswin cucumber cuddles cumming cummins cumshot cumslut cupcake curious customer
cutiepie cutlass cxfcnmt cyclone cyclones cyclops cygnusx1 cynthia cypress dabears daisydog dakota1 dallas1 dancing
dangerous daniel1 daniela daniele danielle daniels dannyboy darkange darkangel darklord darkman darkness darkone
darkside darkstar darlene darling darrell daughter david123 davidson davinci daylight daytona dbnfkbr dbrnjhbz
deadhead deadman deadpool death666 deborah december deepthroat deeznuts deeznutz default defender defense defiant
deftones delaney delaware delight delilah delldell delpiero demon666 deniska denmark dentist depeche derparol derrick
descent designer desiree deskjet desktop desmond destiny destiny1 destroy detroit deutsch devil666 devildog deville
dfcbkbcf dfcbkbq dfkthbz dfktynby dfktynbyf diablo2 diamond diamond1 diamonds dickdick dickens dickhead diehard
dietcoke diggler digimon digital digital1 dilbert dilbert1 dilligaf dima123 dimadima dimitri dimples dingdong dinosaur
dipshit director dirtbike discover divorce dkflbckfd dkflbvbh dmitriy doberman dodgeram dodgers dodgers1 dogbert
dogbone dogface dogfood doggies doghouse dogpound dogshit dogwood doitnow dolemite dollars dolores dolphin dolphin1
dolphins domingo dominic dominik dominion dominiqu donjuan donovan dontknow doomsday dorothy dortmund doubled doughboy
douglas download downtown dracula dragon1 dragon12 dragon69 dragonba dragonball dragonballz dragonfl dragons dragoon
dragster dreamcas dreamer dreaming dresden drifter driller drowssap drpepper drummer drummer1 dthjybrf duchess duckman
dudedude dudeman duffman dukeduke dumbass dungeon durango dutchess dynamic dynamite dynasty eagles1 earnhard earthlink
eastern eastside eastwood eatmenow eatpussy eatshit eclipse eclipse1 edmonton eduardo edward1 edwards egghead eggplant
einstein ekaterina elcamino eldorado eleanor electra electric electro electron elefant element elements eleonora
elephant elisabet elizabet elizabeth elizaveta elliott emanuel emerald emerson emmanuel emperor enforcer engineer
england england1 english enrique enterme enternow enterpri enterprise entrance entropy epsilon erection ericsson
ernesto erotica escalade espresso esquire estelle estrell estrella eternal eternity evangelion everest everett
everlast everton evgeniy evolutio evolution excalibu excalibur exchange exigent experienced explore explorer express
extreme f00tball fabienn fabulous facebook factory fairlane faithful falcon1 falcons fallout fandango fantasia fantasy
fantomas farmboy farscape farside fashion fastball favorite favorite6 fearless feather feathers february federal
federico feelgood felicia fellatio females fender1 ferguson fernand fernando ferrari ferrari1 festival fgtkmcby
fiction fidelio fidelity fighter finally finance fingers finland fireball firebird fireblad firefigh firefire firefly
firefox fireman firenze firewall fischer fishbone fisherman fishfish fishhead fishing fishing1 fishman fisting fitness
fkbyjxrf fktrcfylh fktrcfylhf fktrctq flamengo flamingo flanker flasher flatron fletcher flexible flipflop flipper
flipper1 florence florian florida florida1 flounder flower1 flower2 flowers flvbybcnhfnjh flyers88 flyfish foolish
footbal football football1 footjob fordf150 forever forever1 forgetit forlife formula formula1 forrest forsaken
fortress fortuna fortune forward fosters fountain foxtrot foxylady frances francesc francesco francine francis
francisc francois frankie frankie1 franklin freckles freddie freddy1 frederic frederik fredfred fredrick freebird
freedom freedom1 freefall freefree freeman freepass freeporn freesex freestyle freeuser freeway frenchy friendly
friends friendster frisbee frogger frogman front242 frontier fuck123 fuck_inside fucker1 fuckers fuckface fuckfuck
fuckhead fuckher fucking fuckinside fuckme1 fuckme2 fuckme69 fuckoff fuckoff1 fuckthis fuckyou fuckyou1 fuckyou2
fujitsu fullmoon function funstuff funtime furball fussball futurama fyfcnfcbz fyfnjkbq fyutkbyf fyutkjxtr gabriel
gabriel1 gabriela gabriele gabriell gagging gambler gameboy gamecock gamecube gameover gandalf gandalf1 gangbang
gangsta gangster gannibal garbage gardner garfield gargoyle garrett gateway gateway1 gateway2 gatorade gators1
gbhfvblf general generals generic genesis genesis1 geoffrey george1 georgia georgie germany geronimo gerrard gertrude
gesperrt getmoney getsome getting gfhjkm1 gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnbr ghblehjr ghbywtccf ghhh47hj7649
ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjcnjq ghjuhfvvf ghostrider giants1 gigabyte giggles gilbert gillian gilligan
ginger1 giorgio giovanna giovanni giraffe giuseppe gizmodo glacier gladiato gladiator glamour glasgow glasses gn56gn56
gobears gobucks godbless goddess godfathe godfather godlike godsmack godzilla goforit gogators goirish goldberg
golden1 goldeney goldeneye goldfing goldfish goldstar goldwing golfball golfer1 golfgolf golfgti golfing goliath
gonzales gonzalez good123654 goodboy goodbye goodday goodgirl goodluck goodman goodtime goodyear gordon24 gorgeous
gorilla gotenks gotmilk gotohell gotribe granada grandam grandma grandpa granite graphics grateful gravity grayson
greatone greedisgood green123 greenbay greenday gregory gremlin grendel gretchen gretzky greywolf griffey griffin
grimace grizzly groucho gryphon gsxr1000 gsxr750 gtnhjdbx guardian guillaum guiness guinness guitar1 guitars gunners
gunther gustavo gymnast hacking hairball hal9000 halflife halifax hallo123 hallowee halloween hambone hamburg hamilton
hammer1 hammers hammond hampton hamster hancock handball handsome handyman hannah1 hannibal hansolo hanuman happiness
happy123 happyday hardball hardcock hardcore harddick hardone hardrock hardware hardwood harley1 harmony harrier
harriet harrison harrypotter harvard harvest hastings hattrick havefun hawaii50 hawaiian hawkeye hawkeyes hawkins
hayabusa heather heather1 hedgehog heineken heinrich hellboy hellfire hello12 hello123 hellokitty hellsing hellyeah
helsinki hemlock hendrix herbert hercules herewego heritage herring hershey hesoyam hetfield hewlett hfytnrb higgins
highbury highheel highland highlander highlife highway hillary hillbill history hitachi hithere hjvfirf hockey1
hoffman hogtied holein1 holiday holidays holland hollywoo hollywood holycow holyshit homeboy homemade homepage homerun
homework honeybee hongkong honolulu hooligan hoosier hoosiers hooters hopeful hopeless hopkins horizon horndog hornets
hotgirls hotpussy hotshot hotstuff hottest hotties houdini hounddog houston houston1 htubcnhfwbz humphrey hunter1
hunting hurrican hurricane husband huskers huskers1 huskies hustler hyperion hyundai ibrahim iceberg icecream icecube
icehouse iceland iceman1 idontkno idontknow iforget iforgot ihateyou ijrjkfl ilikeit ilikepie illinois illusion
ilovegod iloveme ilovepussy ilovesex iloveyo iloveyou iloveyou1 iloveyou2 imagine imation immortal imperial implants
impreza incubus indiana indians infantry inferno infiniti infinity information innocent insanity insight insomnia
inspiron install instant integra intercourse interest interne internet intrepid intruder inuyasha ipswich ireland
ireland1 irishka irishman ironmaiden ironman isabell isabella isabelle islander istanbul istheman italian italiano
ivanova iverson iverson3 jabroni jackass jackass1 jackjack jackoff jackpot jackson jackson1 jackson5 jacques jaguars
jakarta jakejake jamaica james007 james123 jamesbon jamesbond jameson janelle january japanese jarhead jarrett jasmine
jasmine1 javelin jaybird jayhawk jayhawks jazzman jeanette jeannie jeepster jefferso jefferson jeffery jeffrey jehovah
jellybea jellybean jenifer jenkins jennife jennifer jennifer1 jeremiah jeremy1 jericho jerkoff jermaine jessica
jessica1 jesus123 jezebel jiggaman jillian jingles jktymrf jocelyn joecool joemama johanna johannes john123 john316
johnboy johncena johndeer johndoe johngalt johnjohn johnny1 johnny5 johnson johnson1 jonathan jonathon jordan1 jordan2
jordan23 joseph1 josephin joshua1 journey juanita jubilee juggalo jughead juliana juliette junebug junior1 juniper
junkmail jupiter jupiter1 jurassic just4fun just4me justdoit justice justice1 justin1 justine juventus k.lvbkf kaitlyn
kakashka kamasutra kamikaze kamilla kangaroo karachi karaoke karolina kashmir katarina katerina katherin katherine
kathleen kathryn katrina kawasaki kayleigh kazantip kcchiefs kcj9wx5n keepout kendall kennedy kenneth kenshin kentucky
kenwood kenworth kerouac kerstin kestrel keyboard keystone keywest kfgjxrf kickass kicksass kidrock killbill killer1
killer12 killer123 killers killjoy killkill kimball kimberly kingdom kingfish kingking kingkong kingpin kingston
kirkland kirsten kissing kisskiss kissmyass kitchen kiteboy kittens kittycat kittykat kjkszpj kjrjvjnbd klaster
kleopatra klingon klondike knickers knight1 knights knockers knuckles kolbasa kolobok kolokol konstantin koolaid
kordell1 koroleva kotenok krasotka krishna kristen kristian kristin kristina kristine krokodil krypton krystal ktyjxrf
labrador lacrosse ladybug laetitia lakers1 lakeside lakewood lalakers lambert lancelot lansing lantern larissa
laserjet lasvega lasvegas latinas lauren1 laurence laurent lawrence lazarus leather leavemealone lebowski leedsutd
left4dead legolas lemmein lemonade lenochka leonard leonardo leopard leopold lesbian lesbians lespaul letmein letmein1
letmein2 letsdoit lexmark lfitymrf liberty liberty1 library licking lifehack lifetime lighter lighting lightnin
lightning liliana lillian limewire limited lincoln lindros lindsay lindsey lineage lineage2 lionking lipstick lisalisa
lithium little1 liverpoo liverpool liverpool1 ljxtymrf lobster lockdown logitech lokiloki lokomotiv lol12345 lolipop
lollipop lollypop london1 lonesome lonestar lonewolf longbow longdong longhair longhorn longjohn looking lookout
lorenzo loretta lorraine love123 love1234 lovebug loveless lovelife lovelove loverboy loverman lovesex loveyou
lowrider ltybcrf luciano lucifer lucille lucky13 luckydog luckyone ludmila lunchbox lvbnhbq m123456 macaroni macbeth
macdaddy machine macintos macleod macross madagaskar madeline madison madison1 madness madonna maestro magazine
magelan magellan maggie1 magic32 magical magician magicman magneto magnolia magpies mailcreated5240 mailman majestic
makaveli makayla maksimka malachi malaysia malcolm mallard mallorca mallory mallrats mama123 mamacita mamamia mamapapa
manager manchest manchester mancity mandarin mandingo mandrake manfred mankind manning manowar manuela maradona
marathon marauder marbles marcello marcelo marcius2 margaret margarit margarita mariana marianna marianne marijuan
marijuana marilyn marine1 mariner mariners marines marines1 marino13 mariposa marissa marjorie marlboro marlene
marquis marriage married marseill marseille marshal marshall martin1 martina martine martinez martini maryann maryjane
maryland masamune maserati mash4077 massage massimo massive master1 master12 masterbate masterbating masterp masters
matador matchbox matilda matisse matrix1 matthew matthew1 matthews matthias maureen maurice maveric maverick maximka
maximum maximus maxwell maxwell1 maynard mazafaka mazda626 mazdarx7 mcdonald mckenzie mclaren meatball meathead
meatloaf mechanic medical medicine megadeth megaman megapass megatron meister melanie melanie1 melinda melissa
melissa1 melrose memorex memphis menthol meowmeow mephisto mercede mercedes mercury mercury1 meredith meridian merlin1
mermaid mersedes messiah met2002 metallic metallica metallica1 metroid mexican michael michael1 michael2 michaela
michaels micheal michele michell michelle michigan mickey1 microlab microphone microsof microsoft midnight midnite
mike123 mikemike mildred military milkman millenium miller1 million millions millwall minecraft minemine minerva
minimoni ministry miracle miranda mischief misfit99 misfits mission mississippi missouri mistress mitchell mittens
mobydick modelsne mohamed mohammad mohammed mollydog momoney monalisa monarch money12 money123 moneyman mongoose
monique monitor monkey1 monkey12 monkeybo monkeys monopoly monster monster1 monsters montana montana1 montecar
montgom240 montreal montrose moonbeam moondog moonligh moonlight moonshin morales morgan1 morning morpheus morrison
morrowind mortgage mortimer mother1 motherfucker motherlode mothers motocros motorola mountain mudvayne muffin1
muhammad mulligan multiplelo munchkin murphy1 musashi muscles mushroom musical musicman mustafa mustang mustang1
mustang2 mustang5 mustang6 mustangs mustard mynameis mypassword mystery myxworld namaste napoleon napster nascar24
natalia natalie natalie1 natalya natasha natasha1 natedogg nathalie nathan1 national natural naughty naughty1 nautica
nautilus navigator navyseal nbvjatq ncc1701 ncc1701a ncc1701d ncc1701e ncc74656 nebraska needles nemesis nemrac58
neptune netscape network nevermind nevermore neville newcastl newcastle newlife newpass newpass6 newport newyear
newyork newyork1 nfnmzyf nfytxrf niceass niceguy nicholas nichole nicolas nicole1 nightmar nightmare nightwish nikitos
nikolai nikolas nikolay nineball nineinch nintendo nipples nirvana nirvana1 nittany nokia5800 nokia6233 nokia6300
nokian73 nolimit noname123 nonenone noodles norbert normandy northern norwich nostromo notebook nothing notredam
notused nounours november nthvbyfnjh ntktajy nuclear nuggets number1 nursing nuttertools nwo4life nygiants oakland
oatmeal oblivion obsidian october octopus odyssey officer offshore oicu812 oklahoma oliver1 olivier olympus onelove
onetime ontario opendoor opennow operator ophelia optimist optimus options orange1 oranges orchard original orioles
orlando othello outback outkast outside overkill overlord p0015123 p0o9i8u7 p4ssw0rd p@ssw0rd pa55w0rd pa55word
pacific packard packers packers1 paintbal paintball painter painting pakistan paladin paladin1 palermo pallmall
palmtree panasoni panasonic pancake pancakes pandora panhead pantera pantera1 panther panther1 panthers panties
pantyhos papamama papillon paradigm paradise paradox paragon paramedi paranoid parkour parlament partner pasadena
pass123 pass1234 passion passpass passport passw0rd passwor passwor1 password password01 password1 password12
password123 password2 password9 password99 passwords passwort pasword patches patches1 pathetic pathfind patience
patrice patrici patricia patrick patrick1 patriot patriots paulina pauline paulpaul pavement pavilion peaches peaches1
peacock peanut1 peanuts pearljam pearson pebbles peekaboo pegasus pelican penelope penetration penguin penguin1
penguins pentagon penthous pentium pepper1 peppers perfect perfect1 perkins persona personal pervert peterbil peterpan
peterson petrova petunia peugeot phantom pharmacy pheonix phialpha philippe philips phillies phillip phillips phoenix
phoenix1 phyllis physics pianoman picasso piccolo pickles picture pictures picturs piercing pikachu pilgrim pimpdadd
pimpdaddy pimping pinball pineappl pineapple pinetree pingpong pinhead pinkfloy pinkfloyd pinnacle pioneer pipeline
piramida pirates pissing pissoff pistons pitbull pizzaman placebo plastic plastics platinum platypus playball playboy
playboy1 playboy2 player1 players playing playmate playstat playstation playtime please1 pleasure plumber plymouth
pointer pokemon pokemon1 polaris polniypizdec0211 polopolo pontiac poochie poohbear pool6123 poontang pooppoop popcorn
popcorn1 poptart porkchop pornking pornporn pornstar porsche porsche1 porsche9 portland portugal poseidon positive
postman pothead power123 powerful preacher precious predator prelude premier premium presario presiden president
presley pressure preston prince1 princes princesa princess pringles printer printing private private1 prodigy program
progress project promise property prophet prospect prosper protect protocol proview prowler pudding pufunga7782
pugsley pumpkin pumpkin1 pumpkins punisher punkrock puppies puppydog purple1 pushkin pussies pussy123 pussy69 pussycat
pussyman pyramid q123456 q1234567 q123456789 q1w2e3r q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qawsedrf qazwsx1
qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxswedc quality quantum quattro queenie quentin
question qwe123qwe qweasd123 qweasdzxc qweasdzxc123 qwer123 qwer1234 qwerasdf qwerasdfzxcv qwert123 qwert12345 qwert40
qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty7 qwertyu qwertyui qwertyuio qwertyuiop
r2d2c3po rabbit1 rabbits racecar rachael rachel1 rachelle radical radiohea radiohead ragnarok raiders raiders1
railroad rainbow rainbow1 rainbow6 rainbows rainman rainyday raistlin raleigh rambler ramirez rammstein ramones
rampage randall ranger1 rangers rangers1 raphael rasdzv3 rasputin rastaman raymond readers reading reality realmadrid
rebecca rebecca1 reckless records recovery redalert redbaron redbird redbone redbull reddevil reddwarf redfish redhead
redheads redline redneck redrose redskin redskins redsox1 redstar redwine redwing redwings redwood referee reginald
register reloaded remember remingto renault renegade reptile republic requiem rereirf research reserve resident
respect restart retired revenge revoluti revolution revolver reynolds rfgecnf rfhfvtkmrf rfhfylfi rfhnjirf rfnthbyf
rfntymrf rfrfirf rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhiannon rhjrjlbk rhtdtlrj rhubarb ricardo riccardo richard
richard1 richards richmond riffraff rightnow riversid rjhjktdf rjirfrgbde rjntyjr rjycnfynby roadkill roadking
roadrunn roadrunner roadster robert1 roberta roberto roberts robinson robocop robotech robotics rochelle rockets
rockford rockhard rockies rocknrol rocknroll rockstar rockwell rodrigo rolling rollins rolltide romance romantic
romashka ronaldinho ronaldo rooster rootbeer rosario rosebud rosemary roswell route66 roxanne royalty rtyuehe rudeboy
rulezzz runaway runescape running rush2112 russell russian rustydog s123456 sabbath sabrina sabrina1 sailboat sailing
salamander salasana salomon salsero salvador samanth samantha sammy123 sampson samsung samsung1 samtron samuel1
samurai sanchez sanders sandiego sandman sandra1 sandrine sandwich sanford sanfran santafe santana santiago sapphic
sapphire saratoga sasha123 sasha_007 satan666 satchmo saturday sausage sausages savanna savannah scamper scanner
scarface scarlet scarlett schalke scheisse schmidt science scissors scooby1 scoobydo scoobydoo scooter scooter1
scorpio scorpio1 scorpion scotland scottie scrabble scrapper scrappy scratch screamer scruffy seagull seahawks seattle
sebastia sebastian sebring secret1 secrets security seeking segblue2 seinfeld seminole semperfi senator senators
sentinel sephiroth septembe september serenity sergbest sergeant serious serpent sersolution service services severin
sexybabe sexybitch sexyboy sexygirl sexylady sexyman sexyone sexysexy seymour sf49ers shadow1 shadow12 shadows shakira
shampoo shamrock shaney14 shanghai shannon shannon1 shaolin shearer sheepdog sheldon shelley shemale shepherd sheridan
sheriff sherlock sherman sherwood shinobi shirley shitface shithead shocker shooter shopper shopping shotgun showtime
shuttle sidekick siemens sigmachi silence silver1 silverad simmons simple1 simpson simpsons sinatra sinclair singapor
sinister siobhan sisters sithlord sixpack skateboard skeeter skillet skinhead skinner skipper skipper1 skittles
skorpion skydive skyhawk skylark skyline skywalke skywalker slacker slamdunk slammer slapper slapshot slayer1 sleeper
slimshad slimshady slipknot slippery slowhand slugger smackdow smackdown smashing smeghead smirnoff smirnov smokey1
smoking smoothie snapper snapple sneakers snicker snickers sniffing snooker snoopdog snoopy1 snowball snowbird
snowboar snowboard snowflak snowman snuggles soccer1 soccer10 soccer11 soccer12 socrates softail softball software
sojdlg123aljg solaris soldier solitude solomon solution someday someone somerset somethin something sonyericsson
sonyfuck sonysony sooners sophie1 soprano sopranos soso123aljg soulmate southern southpar southpark southpaw spaceman
spanish spanker spanking spankme spanner sparkle sparkles sparky1 sparrow spartak spartan spartan1 spartans speaker
speakers special special1 specialk spectre spectrum speedway spencer spencer1 spider1 spiderma spiderman spinner
spitfire splinter spoiled spongebo spongebob sporting springer springs sprinter sputnik squeeze squirrel srinivas
stafford stalker stallion standard stanford stanislav stanley stanley1 stanton staples starbuck starcraf starcraft
stardust starfire starfish stargate starligh starman starship starstar starter startrek starwar starwars starwars1
station stayout stealth steeler steelers stefanie stefano steffen stellar stephan stephane stephani stephanie stephen
stephen1 sterlin sterling steven1 stevens stewart stewart1 stickman stigmata stinger stingray stinker stocking
stockton stone55 stonecol stonecold storage stories straight strange stranger stratfor stratus strawber strawberry
streaming streets strelok strength stretch strider striker stripper stroker stryker student studman stunner stupid1
sublime suburban subzero success success1 suckdick suckers sucking suckmydick suicide sullivan summer1 summer69
summer99 summers sundance sundevil sunfire sunflowe sunflower sunlight sunnyday sunrise sunshin sunshine sunshine1
super12 super123 superfly superior superma superman superman1 supernov supernova supersonic supersta superstar support
supreme surfing surgery surprise survivor susanna susanne suzanne svetlana svoboda swallow swedish sweetheart sweetie
sweetnes sweetness sweetpea swimmer swimming swinger swingers swinging swordfis swordfish sylveste syncmaster synergy
syracuse systems tabasco tabitha tacobell taekwondo talisman tamerlan tampabay tarakan tarheel tarheels tatarin
tatiana tatyana taylor1 tazmania tdutybq tdutybz teacher technics teddybea teddybear teenage telefon telephon
telephone temp123 tempest templar temppass tennesse tennis1 tequila terefon terminal terminat terminator termite
terrapin terrell terrier test123 test1234 testing testing1 testpass testtest thailand thanatos thankyou theater
theatre thebear thebeast thebest theboss thecrow thecure thedoors thedude theforce thegame thegreat theking theodore
theresa therock therock1 thesims thierry thirteen thisisit thomas1 thompson thrasher threesom thuglife thumper
thumper1 thunder thunder1 thunderb thursday thx1138 tiberius tiburon ticklish tiffany tiffany1 tiger123 tigercat
tigers1 tigger1 tigger2 timeout timosha timothy tinkerbe tinkerbell titanic titanium titfuck titleist titties
tkbpfdtnf toaster together tokiohotel tolkien tomahawk tommyboy tomorrow tonight toocool toolbox toolman toomuch
toonarmy tootsie toriamos tornado toronto torpedo toshiba tottenha tottenham touching tracker tractor traffic trailer
trainer training tralala transam transfer transit translator trapper traveler travis1 treasure treefrog treetop
trenton trfnthbyf triangle trident trigger trinidad trinitro trinitron trinity trinity1 tripleh triplex tripper
tristan triumph trojans trombone trooper trooper1 tropical trouble trouble1 trucker trucking truelove trumpet trumpet1
trustme trustno trustno1 tsunami tuesday tunafish turkey50 twilight twinkie twinkle twisted twister typhoon ukraine
ultimate ulysses umbrella underdog underground undertak undertaker unicorn universa universal universe university
unknown upyours username usmarine usuckballz1 vacation vagabond valencia valentin valentina valentine valeria valerie
valhalla valkyrie vampire vampire1 vampires vancouve vanessa vanessa1 vanguard vanhalen vanilla varvara vasilisa
vauxhall vbkfirf vegitto velocity vendetta ventura venture verbatim veritas verizon vermont veronica veronika versace
vertigo vfhufhbnf vfitymrf vfksirf vfntvfnbrf vfrcbvrf vfvfgfgf vfvjxrf victori victoria victory vietnam viewsoni
viewsonic vikings vikings1 viktoria viktoriya village vincent vincent1 vintage violetta vipergts virginia virginie
virtual vitalik vitamin vjqgfhjkm vkontakte vladimir vladislav volcano volkswag volleyba voyager voyager1 vqsablpzla
vsjasnel12 wallace walleye walmart wanderer wanking warcraft wareagle warhamme warhammer warlock warlord warning
warrior warrior1 warriors warthog washburn washingt washington watcher waterboy waterloo waterman watford weare138
weather webhompas webmaste webmaster webster wedding weed420 weekend welcome welcome1 werewolf western westham
westside westwood wetpussy wg8e3wjf whatever whatsup whatthe whatwhat wheeler whiplash whiskers whiskey whisper
whistler whiteboy whiteout whitesox whitney whocares wildbill wildcard wildcat wildcats wildfire wildman wildone
wildwood william william1 williams windmill windows windsor windsurf wingman wingnut winner1 winners winston winston1
winter1 wireless wiseguy wishbone wizard1 wizards wolf359 wolfgang wolfman wolfpac wolfpack wolverin wolverine
wonderboy wonderfu wonderful woodland woodstoc woofwoof wordpass working workout wp2003wp wrangler wrestle wrestler
wrestlin wrestling wrinkle1 wyoming xbox360 xxxpass yamahar1 yankees yankees1 yankees2 ybrjkfq yeahbaby yellow1
yfcntymrf yfnfkmz yjdsqgfhjkm yogibear yolanda yosemite yourmom yousuck youtube yzerman z1x2c3v4 zachary zachary1
zanzibar zaq12wsx zaq1xsw2 zaqwsxcde zaqxswcde zeppelin zerocool zerozero zhjckfd zildjian zoomzoom zxasqw12 zxcasdqwe
zxcasdqwe123 zxcv123 zxcv1234 zxcvb123 zxcvbnm zxcvbnm1 zxcvbnm123
`;
