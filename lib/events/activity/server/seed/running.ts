import { activityCategory } from '../../codes';
import { places } from './places';
import type { SeedActivity } from './seed-activity';

const { online, offline, contest } = activityCategory;
const inDays = (days: number) => days * 24;

/** What is going on. */
export const running: readonly SeedActivity[] = [
  {
    titleZh: '光艺术节：可触摸的黑夜',
    titleEn: 'Light Art Festival: A Night You Can Touch',
    ...{
      category: offline,
      organiser: 0,
      startDay: -4,
      startHour: 18,
      hours: inDays(40),
      place: places.shed,
      topic: 10,
    },
    zh: `二十七件作品，沿着江边一公里。每一件都可以用手碰：有的会变暗，有的会回答，有一件只是比你的手热一点点。
天黑以后开始，十点半关灯。建议从北口走到南口，那样风在背后。
- 入园后可以反复进出，凭同一张票
- 轮椅与婴儿车走江边一侧，全程无台阶
- 雨天照常，大风停展并原路退票`,
    en: `Twenty-seven works along a kilometre of the river. All of them may be touched: some grow darker, some answer, one is only a little warmer than your hand.
It begins when it is dark and ends at half past ten. Walk from north to south, and the wind is behind you.
- One ticket lets you in and out as often as you like
- Wheelchairs and prams take the river side; there are no steps
- Open in rain; closed in storms, with your money back`,
    tickets: [
      { zh: '平日票', en: 'Weekday', price: 68, quantity: null, sharesStock: true, perPerson: 6 },
      { zh: '周末票', en: 'Weekend', price: 98, quantity: 800, sharesStock: true, perPerson: 6 },
      { zh: '早鸟票', en: 'Early bird', price: 48, quantity: 300, perPerson: 2, sale: [-34, -5] },
      { zh: '十岁以下', en: 'Under ten', price: 0, quantity: 400, perPerson: 3 },
    ],
    ...{ commonStock: 3000, refund: [100, 24], photos: 4 },
  },
  {
    titleZh: '第九届新媒体艺术年度征集',
    titleEn: 'Ninth Annual Open Call for New Media Art',
    ...{ category: contest, organiser: 0, startDay: -21, startHour: 10, hours: inDays(60), topic: 2 },
    zh: `不限媒介，不限国籍，不限年龄。只有一个要求：这件作品要在没有你解释的时候也成立。
初审看影像，终审看现场。入围者的运输与搭建由我们承担。
- 影像不超过十分钟，说明不超过八百字
- 可以投旧作，但请说清楚它第一次展出是哪一年`,
    en: `Any medium, any country, any age. We ask one thing: the work has to stand when you are not there to explain it.
The first round looks at films, the last one at the works themselves. We pay for transport and installation of the shortlist.
- Films of up to ten minutes, statements of up to eight hundred characters
- Older works are welcome; say in which year they were first shown`,
  },
  {
    titleZh: '三十天，三十段程序：一起写到月底',
    titleEn: 'Thirty Days, Thirty Sketches: Coding Together to the End of the Month',
    ...{ category: online, organiser: 32, startDay: -9, startHour: 9, hours: inDays(30), topic: 2, capacity: 300 },
    zh: `每天早上九点发一个词，到第二天九点之前写一段能跑的程序。写得难看没关系，写得很短更好。
漏了几天也可以回来。最后一天我们把所有段落按时间排成一面墙，连空着的格子一起。`,
    en: `A word each morning at nine, and a sketch that runs before nine the next day. Ugly is fine; short is better.
Miss a few days and come back. On the last day we hang all sketches on one wall in the order of time, the empty squares too.`,
    questions: [
      { zh: '你打算用什么写？', en: 'What will you write in?' },
      { zh: '第一次参加吗？', en: 'Is this your first time?', isRequired: true },
    ],
  },
  {
    titleZh: '长期展：一间会听的房间',
    titleEn: 'On View: A Room That Listens',
    ...{
      category: offline,
      organiser: 36,
      startDay: -30,
      startHour: 10,
      hours: inDays(90),
      place: places.yard,
      topic: 4,
    },
    zh: `院子里最小的一间屋，墙里埋了六十四只麦克风。它不录音，只把最轻的声音放大给你自己听。
一次只进四个人，每场二十分钟。请穿软底鞋。`,
    en: `The smallest room of our yard, with sixty-four microphones in its walls. It records nothing; it plays the quietest sound back to you alone.
Four people at a time, twenty minutes each. Please wear soft shoes.`,
    tickets: [
      { zh: '普通票', en: 'Standard', price: 45, quantity: 1200, perPerson: 4 },
      { zh: '学生票', en: 'Student', price: 25, quantity: 400, perPerson: 1 },
      {
        zh: '闭馆后独享一小时',
        en: 'One hour alone after closing',
        price: 680,
        quantity: 12,
        perPerson: 1,
        isPaused: true,
      },
    ],
    ...{ refund: [90, 48], photos: 3 },
    questions: [
      { zh: '有需要我们提前知道的听力情况吗？', en: 'Is there anything about your hearing that we should know?' },
    ],
  },
  {
    titleZh: '频道赛：十五秒的光',
    titleEn: 'Channel Contest: Fifteen Seconds of Light',
    ...{ category: contest, organiser: 0, startDay: -6, startHour: 12, hours: inDays(20), topic: 1 },
    zh: `一条十五秒的竖屏影像，画面里至少有一束光，不能有字。
手机拍的也收。评委先静音看一遍，再开声音看一遍。`,
    en: `A vertical film of fifteen seconds with at least one beam of light and no words in it.
Phones are welcome. The jury watches each film once without sound and once with it.`,
  },
  {
    titleZh: '慢影像放映室：一条河的七十分钟',
    titleEn: 'Slow Screening Room: Seventy Minutes of One River',
    ...{ category: online, organiser: 33, startDay: -2, startHour: 20, hours: inDays(6), capacity: 500 },
    zh: `一条河，一个机位，七十分钟不剪。每晚八点一起开始看，看完可以在留言里写你看见了什么。
这六天里任何一晚都能来。链接在报名以后可见。`,
    en: `One river, one camera, seventy minutes without a cut. We begin together at eight each evening; afterwards, write in the comments what you saw.
Come on any of the six evenings. The link is shown once you have signed up.`,
  },
  {
    titleZh: '驻地开放日：石灰岩下的工作室',
    titleEn: null,
    ...{
      category: offline,
      organiser: 33,
      startDay: -1,
      startHour: 9,
      hours: inDays(5),
      place: places.quarry,
      capacity: 60,
    },
    zh: `四位驻地作者把做到一半的东西摊开给你看。没有讲解牌，想知道什么直接问人。
村里有摆渡车，每整点从兴坪码头出发。中午管一顿米粉。`,
    en: '',
    questions: [{ zh: '米粉吃辣吗？', en: '' }],
  },
];
