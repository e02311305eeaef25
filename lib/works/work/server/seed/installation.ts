import { type SeedWork, untranslated, work } from './work';

export const installationWorks: SeedWork[] = [
  work(
    '光的褶皱：沉浸式剧场现场',
    'Folds of Light',
    '用 1,600 片可编程丝网把一座旧仓库折成舞台。观众的步速决定光的速度，现场没有固定的正面。',
    'Sixteen hundred strips of programmable mesh fold an old warehouse into a stage. How fast you walk is how fast the light moves; no side is the front.',
  ),
  work(
    '一间会听的房间',
    'A Room That Listens',
    '房间里没有扬声器，只有四百支麦克风。它把听到的一切变成温度，安静的人会觉得冷。',
    'There is no loudspeaker in the room, only four hundred microphones. What it hears becomes warmth; quiet visitors feel the cold.',
  ),
  work(
    '可触摸的黑夜',
    'A Night You Can Touch',
    '全黑的环廊里悬着导电纤维，手指划过的地方亮起一秒，然后把黑还给你。',
    'Conductive threads hang in a ring of complete darkness. Wherever a finger passes it is light for one second, and then the dark is given back.',
  ),
  work(
    '雨的存档',
    'An Archive of Rain',
    '三年里收集的 214 场雨按滴落的节奏重放，每一场都标着城市、屋檐的材料和当天的心情。',
    'Two hundred and fourteen rains collected over three years, replayed drop by drop, each labelled with its city, the roof it fell on and the mood of the day.',
  ),
  work(
    '呼吸的墙',
    'Breathing Wall',
    '一面十二米长的石膏墙每分钟起伏十四次。站得够近，你会不自觉地跟上它。',
    'A plaster wall, twelve metres long, rises and falls fourteen times a minute. Stand close enough and you fall in with it.',
  ),
  work(
    '九百盏未寄出的灯',
    'Nine Hundred Unsent Lamps',
    '向全国征集的旧台灯，每一盏连着一封没有寄出的信。信被读到时，灯才亮。',
    'Old desk lamps sent in from all over the country, each wired to a letter that was never posted. A lamp lights only while its letter is read.',
  ),
  work(
    '影子借阅处',
    'The Shadow Lending Library',
    '留下自己的影子，借走别人的。归还日期写在脚边。',
    'Leave your shadow, borrow somebody else’s. The date of return is written at your feet.',
  ),
  work(
    '悬而未决',
    'Pending',
    '三吨碎石悬在头顶三厘米处，由一套会犹豫的绞车系统维持。',
    'Three tonnes of gravel hang three centimetres overhead, held up by winches that have been taught to hesitate.',
  ),
  work(
    '潮间带：一条会退后的走廊',
    'Intertidal: A Corridor That Takes One Step Back for Every Step You Take Towards Its Far End',
    '走廊尽头的门以你靠近的速度后退。唯一抵达的办法是停下来等。',
    'The door at the end retreats exactly as fast as you approach. The only way to arrive is to stop and wait.',
  ),
  work(
    '玻璃的天气',
    'Weather in Glass',
    '四十八只吹制玻璃瓶里各有一种天气，湿度来自展厅里的人。',
    'Forty-eight blown vessels, a different weather in each, all of it made from the moisture of the people in the hall.',
  ),
  work(
    '余温',
    'Residual Heat',
    '热敏地面记住每一双脚，七分钟后遗忘。开幕当晚，它记了一整夜的舞。',
    'A heat-sensitive floor remembers every pair of feet and forgets them after seven minutes. On the opening night it remembered a whole dance.',
  ),
  work(
    '末班地铁的风',
    'The Wind of the Last Train',
    '把一座停运车站最后一班车带起的风测下来，在美术馆的楼梯间里准时吹一次。',
    'The gust of the last train through a closed station, measured and blown once a day, on time, through the stairwell of a museum.',
  ),
  work(
    '失重的茶会',
    'Weightless Tea',
    '茶、杯、客人都挂在同一套配重上。有人起身，茶就低下去。',
    'Tea, cups and guests hang on one set of counterweights. When somebody rises, the tea goes down.',
  ),
  work(
    '两米见方的海',
    'A Sea, Two Metres Square',
    '四千根铜针以真实浮标的数据起伏，一小时等于一天。',
    'Four thousand copper needles rise and fall to the readings of a real buoy; one hour is one day.',
  ),
  work(
    '不动的瀑布',
    'Waterfall, Standing Still',
    '频闪与水滴同频，水停在空中。只有伸手的人才会湿。',
    'Strobes in step with the drops hold the water in mid-air. Only those who reach for it get wet.',
  ),
  work(
    '等待区',
    'Waiting Area',
    '一百张不同国家的候车椅，一块永远显示“即将到达”的屏。',
    'A hundred station seats from as many countries, and one display that for ever says “arriving”.',
  ),
  work(
    '你经过时它醒来',
    'It Wakes as You Pass',
    '立在树林里的二十七根光柱，只对行走的人亮，对奔跑的人保持沉默。',
    'Twenty-seven columns in a wood light up for people who walk and stay dark for people who run.',
  ),
  untranslated('尘埃剧场', '一束侧光，一台慢速风机，演员是这座老厂房四十年的灰。'),
  work(
    '第七面镜子',
    'The Seventh Mirror',
    '前六面照见你，第七面照见上一位站在这里的人。',
    'Six mirrors show you. The seventh shows whoever stood here before.',
  ),
];
