import { activityCategory } from '../../codes';
import { places } from './places';
import type { SeedActivity } from './seed-activity';

const { online, offline, contest } = activityCategory;
const inDays = (days: number) => days * 24;

/** What is over, of the last months. */
export const past: readonly SeedActivity[] = [
  {
    titleZh: '开幕：影子借阅处',
    titleEn: 'Opening: The Shadow Lending Library',
    ...{ category: offline, organiser: 34, startDay: -12, startHour: 18, hours: 4, place: places.loft, topic: 1 },
    zh: `借一个影子回家，七天内归还。开幕夜有四十个影子可借，最长的一个要两个人抬。
请带上一样你愿意留下影子的东西。`,
    en: `Borrow a shadow and bring it back within seven days. Forty can be borrowed on the first night; the longest takes two people to carry.
Bring something whose shadow you are willing to leave.`,
    tickets: [
      { zh: '借阅证', en: 'Reader’s card', price: 50, quantity: 40, perPerson: 1 },
      { zh: '只看不借', en: 'Looking only', price: 0, quantity: 120, perPerson: 2 },
    ],
    ...{ refund: [100, 24], photos: 6 },
  },
  {
    titleZh: '新作讨论：神经花园',
    titleEn: 'New Work, Discussed: Neural Garden',
    ...{ category: online, organiser: 0, startDay: -8, startHour: 20, hours: 2, topic: 5, capacity: 150 },
    zh: `作者带来三个版本：第一版太像花，第二版不像花，第三版她自己也说不清。
我们一版一版看，最后投票决定删掉哪一版。`,
    en: `The artist brings three versions: the first is too much like flowers, the second not enough, and about the third she is not sure herself.
We look at each, and vote on which one is to be deleted.`,
  },
  {
    titleZh: '春季频道赛：苔藓的城市规划',
    titleEn: 'Spring Channel Contest: Urban Planning by Moss',
    ...{ category: contest, organiser: 0, startDay: -64, startHour: 10, hours: inDays(28), topic: 9 },
    zh: `给苔藓三周时间和一张城市地图，看它把路修到哪里去。
收到一百零六份，有两份长出了环线。`,
    en: `Give moss three weeks and the map of a city, and see where it puts the roads.
A hundred and six entries came in, and two of them grew a ring road.`,
    photos: 3,
  },
  {
    titleZh: '灯会修复日：把坏掉的灯带来',
    titleEn: 'Lantern Repair Day: Bring the Broken Ones',
    ...{
      category: offline,
      organiser: 31,
      startDay: -15,
      startHour: 10,
      hours: 8,
      place: places.factory,
      topic: 20,
      capacity: 120,
    },
    zh: `八张工作台，二十位会修灯的人。纸的、铁丝的、会走马的都可以拿来。
修不好的，我们教你怎么体面地拆掉它。`,
    en: `Eight benches and twenty people who can mend lanterns: of paper, of wire, those that turn.
What cannot be mended, we teach you to take apart with dignity.`,
    photos: 5,
  },
  {
    titleZh: '线上驻地报告：海拔三千四百米的光',
    titleEn: 'Residency Report: Light at Three Thousand Four Hundred Metres',
    ...{ category: online, organiser: 33, startDay: -18, startHour: 21, hours: 2, capacity: 80 },
    zh: `在高原住了四十天，每天记一次影子的颜色。她说下午四点的影子是蓝的，我们不信，她就把色卡拿出来了。`,
    en: `Forty days on the plateau, and each day the colour of a shadow. At four in the afternoon it is blue, she said; we did not believe it, and she took out the chart.`,
  },
  {
    titleZh: '老厂房声学测量行动',
    titleEn: 'Measuring the Acoustics of Old Factories',
    ...{
      category: offline,
      organiser: 36,
      startDay: -22,
      startHour: 13,
      hours: 6,
      place: places.boiler,
      topic: 4,
      capacity: 30,
    },
    zh: `拆之前，先把它的回声存下来。三组人，三座厂房，一把发令枪。
数据当晚公开，谁都可以拿去做混响。`,
    en: `Before they are pulled down we keep their echoes: three groups, three halls, one starting pistol.
The data were published the same night, and anybody may make a reverb of them.`,
    photos: 4,
  },
  {
    titleZh: '夜间摄影赛：最暗的一张',
    titleEn: 'Night Photography: The Darkest Picture Wins',
    ...{ category: contest, organiser: 0, startDay: -80, startHour: 0, hours: inDays(30), topic: 10 },
    zh: `谁拍得最暗，谁赢；前提是能看出拍的是什么。
获奖的那张，评委们关了三盏灯才看见那只猫。`,
    en: `The darkest picture wins, provided that one can tell what it shows.
To see the cat in the winning one, the jury turned off three lamps.`,
    photos: 4,
  },
  {
    titleZh: '儿童光影夏令营',
    titleEn: 'Summer Camp of Light for Children',
    ...{
      category: offline,
      organiser: 31,
      startDay: -110,
      startHour: 9,
      hours: inDays(6),
      place: places.factory,
      topic: 3,
    },
    zh: `六天，从手影做到走马灯。七到十二岁，每天九点到四点，管午饭。
最后一天请家长来，灯由孩子们关。`,
    en: `Six days from hand shadows to a lantern that turns. For children of seven to twelve, nine to four, with lunch.
On the last day the parents come, and the children turn off the lights.`,
    tickets: [{ zh: '营员', en: 'Camper', price: 1680, quantity: 24, perPerson: 2 }],
    ...{ refund: [70, 240], photos: 5 },
    questions: [
      { zh: '孩子的年龄', en: 'Age of the child', isRequired: true },
      { zh: '饮食禁忌', en: 'Diet' },
    ],
  },
  {
    titleZh: '读书会：噪声的历史',
    titleEn: 'Reading Group: A History of Noise',
    ...{ category: online, organiser: 36, startDay: -26, startHour: 20, hours: 2, topic: 4, capacity: 25 },
    zh: `读到第四章：工厂的汽笛怎样变成乐器。每人带一段自己最讨厌的声音，最后混成一首。`,
    en: `Chapter four: how a factory whistle became an instrument. Everybody brings the sound that they hate most, and in the end we mix them into one piece.`,
  },
  {
    titleZh: '渡轮之夜：在甲板上投影',
    titleEn: 'Ferry Night: Projection from the Deck',
    ...{ category: offline, organiser: 35, startDay: -33, startHour: 19, hours: 4, place: places.pier, topic: 3 },
    zh: `一艘退役渡轮，两台投影机，沿岸三公里的旧仓库是屏幕。船走得慢，画面就长。
晕船药在二层，救生衣人手一件，请真的穿上。`,
    en: `A retired ferry, two projectors, and three kilometres of old warehouses for a screen. The slower the boat, the longer the picture.
Pills on the upper deck, a life jacket for everybody; do put it on.`,
    tickets: [
      { zh: '甲板', en: 'Deck', price: 188, quantity: 60, perPerson: 4 },
      { zh: '驾驶台旁', en: 'By the bridge', price: 388, quantity: 6, perPerson: 2 },
    ],
    ...{ refund: [60, 72], photos: 6 },
  },
  {
    titleZh: '石窟数字颜料展',
    titleEn: 'The Second Coat of Paint: Colour Recovered',
    ...{
      category: offline,
      organiser: 0,
      startDay: -150,
      startHour: 9,
      hours: inDays(60),
      place: places.wall,
      topic: 1,
    },
    zh: `把一千年前的颜色一层层还回去，只用光，不碰墙。
每晚最后一场，颜色会慢慢退掉，退到今天。`,
    en: `Colours of a thousand years ago, given back layer by layer, with light alone; nobody touches the wall.
In the last showing of each night they fade again, until it is today.`,
    tickets: [
      { zh: '成人', en: 'Adult', price: 60, quantity: null, sharesStock: true },
      { zh: '学生', en: 'Student', price: 30, quantity: null, sharesStock: true },
    ],
    ...{ commonStock: 5000, refund: [100, 24], photos: 5 },
  },
  {
    titleZh: '代码高尔夫：六十四字节',
    titleEn: 'Code Golf: Sixty-Four Bytes',
    ...{ category: contest, organiser: 32, startDay: -47, startHour: 12, hours: inDays(7), topic: 2 },
    zh: `六十四个字节，画一片海。空格也算。
第一名用了六十一个，剩下三个字节写了自己的名字。`,
    en: `Draw a sea in sixty-four bytes. Spaces count.
The winner took sixty-one, and spent the other three on a name.`,
  },
  {
    titleZh: '虚拟现实作者见面会',
    titleEn: 'Meet the Makers of Virtual Reality',
    ...{ category: online, organiser: 0, startDay: -38, startHour: 21, hours: 3, topic: 6, capacity: 100 },
    zh: `五位导演，每人只准放两分钟，剩下的时间回答“为什么要戴头显”。`,
    en: `Five directors may show two minutes each, and spend the rest of the evening on the question why one has to wear the thing.`,
  },
  {
    titleZh: '城墙上的四季：最后一夜',
    titleEn: 'Four Seasons on a City Wall: The Last Night',
    ...{ category: offline, organiser: 0, startDay: -52, startHour: 19, hours: 3, place: places.wall, topic: 10 },
    zh: `四季走完，城墙要休息了。最后一夜把一整年压成四十分钟，雪从南门下起。
散场后留半小时，让眼睛自己暗下来。`,
    en: `The four seasons are over, and the wall takes a rest. On the last night the whole year takes forty minutes, and the snow begins at the south gate.
Stay for half an hour afterwards, and let your eyes grow dark by themselves.`,
    tickets: [
      { zh: '瓮城站席', en: 'Inside the gate', price: 80, quantity: 400, perPerson: 4 },
      { zh: '城墙上', en: 'On the wall', price: 150, quantity: 90, perPerson: 2 },
    ],
    ...{ refund: [100, 24], photos: 6 },
  },
  {
    titleZh: '机械臂书法体验',
    titleEn: 'Calligraphy with a Robot Arm',
    ...{ category: offline, organiser: 31, startDay: -58, startHour: 10, hours: 7, place: places.factory, topic: 8 },
    zh: `你写一笔，它学一笔；它写一笔，你再改一笔。一张纸写完大约二十分钟，分不清谁写的那一张可以带走。`,
    en: `You write a stroke, it learns it; it writes one, you mend it. A sheet takes about twenty minutes. Keep the one of which nobody can tell who wrote it.`,
    tickets: [{ zh: '一张纸', en: 'One sheet', price: 66, quantity: 21, perPerson: 1 }],
    ...{ refund: [100, 24], photos: 4 },
  },
  {
    titleZh: '数据艺术家的凌晨三点',
    titleEn: 'Three in the Morning with Data Artists',
    ...{ category: online, organiser: 32, startDay: -70, startHour: 3, hours: 2, topic: 11, capacity: 60 },
    zh: `睡不着的人都来了。六个人分享屏幕，看各自抓了一半的数据，谁困了谁下线。`,
    en: `Everybody came who could not sleep. Six people shared their screens and their half-fetched data; who grew tired left.`,
  },
  {
    titleZh: '无声电影节：为默片配光',
    titleEn: 'Silent Film Festival: Scored with Light',
    ...{ category: contest, organiser: 0, startDay: -130, startHour: 10, hours: inDays(25), topic: 14 },
    zh: `三部默片任选其一，用灯光给它配“乐”。不许发出声音。
终审在没有银幕的剧场里，只看灯。`,
    en: `Choose one of three silent films and score it with light. No sound is allowed.
The last round took place in a theatre without a screen: we watched only the lamps.`,
    photos: 4,
  },
  {
    titleZh: '毕业季巡展：第一站',
    titleEn: 'Graduation Tour: First Stop',
    ...{
      category: offline,
      organiser: 0,
      startDay: -96,
      startHour: 10,
      hours: inDays(12),
      place: places.tower,
      topic: 16,
      capacity: 0,
    },
    zh: `十一所学校，三十八件毕业作品，装在一辆货车里。第一站是湖边的旧水塔，一圈一圈往上看。`,
    en: `Thirty-eight works from eleven schools in one lorry. The first stop is a water tower by the lake: you see them going up, round by round.`,
    photos: 5,
  },
  {
    titleZh: '跨江光束测试（请带雨衣）',
    titleEn: 'Beam Test Across the River, Raincoats Advised',
    ...{
      category: offline,
      organiser: 0,
      startDay: -6,
      startHour: 21,
      hours: 2,
      place: places.shed,
      topic: 1,
      capacity: 200,
    },
    zh: `从西岸打到东岸，一束光，八百米。只是测试，可能亮，也可能不亮。
那天下雨，光束第一次有了形状。`,
    en: `One beam from the west bank to the east, eight hundred metres. It is only a test: it may light up, or not.
It rained that night, and for the first time the beam had a shape.`,
    photos: 3,
  },
  {
    titleZh: '直播：四百个闹钟的早晨',
    titleEn: 'Live: The Morning of Four Hundred Alarm Clocks',
    ...{ category: online, organiser: 36, startDay: -3, startHour: 5, hours: 3, topic: 4, capacity: 0 },
    zh: `四百个闹钟挂在同一面墙上，从五点响到八点，没有两个同时。耳机音量请调小。`,
    en: `Four hundred alarm clocks on one wall, from five to eight, and no two at the same time. Turn your headphones down.`,
  },
  {
    titleZh: '漆与着色器：两种黑',
    titleEn: null,
    ...{
      category: offline,
      organiser: 34,
      startDay: -44,
      startHour: 14,
      hours: 5,
      place: places.loft,
      topic: 20,
      capacity: 36,
    },
    zh: `左边是推了十八遍的漆，右边是算了十八遍的像素。请先摸左边，再看右边，再说哪一个更黑。`,
    en: '',
    photos: 3,
  },
  {
    titleZh: '光污染公开听证与湖边夜谈',
    titleEn: 'A Public Hearing on Light Pollution, and a Long Talk Beside a Dark Lake',
    ...{
      category: offline,
      organiser: 32,
      startDay: -28,
      startHour: 18,
      hours: 9,
      place: places.tower,
      topic: 14,
      capacity: 90,
    },
    zh: `上半场是正式的：有主持人、有记录、有人反对。下半场关掉湖边所有能关的灯，坐着说话，直到末班车。
记录在会后一周公开。`,
    en: `The first half is formal, with a chair, minutes and objections. For the second we turn off every lamp by the lake that can be turned off, and talk until the last bus.
The minutes were published a week later.`,
    photos: 4,
  },
];
