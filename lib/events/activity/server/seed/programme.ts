import { type ActivityCategory, activityCategory } from '../../contract';

const { online, offline, contest } = activityCategory;

/** A demonstration activity; its times count from the Beijing day of the seeding. */
export interface SeedActivity {
  titleZh: string;
  titleEn: string | null;
  category: ActivityCategory;
  /** Number of the organiser: `person-001` is 1. */
  organiser: number;
  /** Days from the day of the seeding, negative in the past. */
  startDay: number;
  /** Beijing time. */
  startHour: number;
  hours: number;
  /** 1 pending review, 2 passed, 3 failed (specification section 4). */
  reviewState: 1 | 2 | 3;
}

type Times = readonly [startDay: number, startHour: number, hours: number];

const passed = (
  category: ActivityCategory,
  titleZh: string,
  titleEn: string | null,
  organiser: number,
  times: Times,
) => ({
  titleZh,
  titleEn,
  category,
  organiser,
  startDay: times[0],
  startHour: times[1],
  hours: times[2],
  reviewState: 2 as const,
});

const inDays = (days: number) => days * 24;

export const seedActivityList: SeedActivity[] = [
  // In progress.
  passed(offline, '光艺术节：可触摸的黑夜', 'Light Art Festival: A Night You Can Touch', 1, [-4, 18, inDays(40)]),
  passed(contest, '第九届新媒体艺术年度征集', 'Ninth Annual Open Call for New Media Art', 24, [-21, 10, inDays(60)]),
  passed(
    online,
    '三十天，三十段程序：一起写到月底',
    'Thirty Days, Thirty Sketches: Coding Together to the End of the Month',
    3,
    [-9, 9, inDays(30)],
  ),
  passed(offline, '长期展：一间会听的房间', 'On View: A Room That Listens', 4, [-30, 10, inDays(90)]),
  passed(contest, '频道赛：十五秒的光', 'Channel Contest: Fifteen Seconds of Light', 8, [-6, 12, inDays(20)]),
  passed(online, '慢影像放映室：一条河的七十分钟', 'Slow Screening Room: Seventy Minutes of One River', 33, [
    -2,
    20,
    inDays(6),
  ]),
  passed(offline, '驻地开放日：石灰岩下的工作室', null, 33, [-1, 9, inDays(5)]),
  // Upcoming.
  passed(
    offline,
    '投影映射夜间工作坊：从量墙开始',
    'Projection Mapping by Night: A Workshop That Begins with a Tape Measure',
    6,
    [3, 18, 5],
  ),
  passed(online, '公开课：给算法讲睡前故事', 'Open Class: Bedtime Stories for an Algorithm', 21, [2, 20, 2]),
  passed(offline, '声音散步：听一座桥', 'Sound Walk: Listening to a Bridge', 2, [5, 15, 3]),
  passed(contest, '校际联赛：用一条线讲一个故事', 'Inter-School League: Tell a Story with One Line', 15, [
    8,
    10,
    inDays(21),
  ]),
  passed(offline, '首映：末班地铁的风', 'Premiere: The Wind of the Last Train', 34, [9, 19, 3]),
  passed(
    online,
    '圆桌：谁拥有一张被生成的照片',
    'Round Table: Who Owns a Picture That Was Generated?',
    28,
    [11, 21, 2],
  ),
  passed(
    offline,
    '机器人剧团公开排练（可中途离场）',
    'Robot Theatre: Open Rehearsal, You May Leave at Any Time',
    18,
    [12, 14, 4],
  ),
  passed(offline, '低空之夜：五百二十只萤火虫', 'Low Sky Night: Five Hundred and Twenty Fireflies', 13, [16, 19, 2]),
  passed(contest, '材料挑战：只许使用一公斤', 'Material Challenge: One Kilogram, No More', 31, [18, 9, inDays(30)]),
  passed(
    online,
    '无障碍创作小组：为看不见的人布展',
    'Access Group: Hanging a Show for People Who Cannot See It',
    4,
    [20, 19, 2],
  ),
  passed(offline, '菌丝晚餐：六道菜与一场讲座', 'A Mycelium Dinner: Six Courses and One Lecture', 7, [23, 18, 4]),
  passed(offline, '雪原光径预展', 'A Path of Light in Snow: Preview', 8, [34, 17, inDays(3)]),
  passed(
    online,
    '年度之夜：看完这一年的三百六十五张天空',
    'The Night of the Year: Watching Three Hundred and Sixty-Five Skies',
    14,
    [41, 20, 5],
  ),
  // Past.
  passed(offline, '开幕：影子借阅处', 'Opening: The Shadow Lending Library', 34, [-12, 18, 4]),
  passed(online, '新作讨论：神经花园', 'New Work, Discussed: Neural Garden', 21, [-8, 20, 2]),
  passed(contest, '春季频道赛：苔藓的城市规划', 'Spring Channel Contest: Urban Planning by Moss', 29, [
    -64,
    10,
    inDays(28),
  ]),
  passed(offline, '灯会修复日：把坏掉的灯带来', 'Lantern Repair Day: Bring the Broken Ones', 31, [-15, 10, 8]),
  passed(
    online,
    '线上驻地报告：海拔三千四百米的光',
    'Residency Report: Light at Three Thousand Four Hundred Metres',
    26,
    [-18, 21, 2],
  ),
  passed(offline, '老厂房声学测量行动', 'Measuring the Acoustics of Old Factories', 36, [-22, 13, 6]),
  passed(contest, '夜间摄影赛：最暗的一张', 'Night Photography: The Darkest Picture Wins', 11, [-80, 0, inDays(30)]),
  passed(offline, '儿童光影夏令营', 'Summer Camp of Light for Children', 5, [-110, 9, inDays(6)]),
  passed(online, '读书会：噪声的历史', 'Reading Group: A History of Noise', 12, [-26, 20, 2]),
  passed(offline, '渡轮之夜：在甲板上投影', 'Ferry Night: Projection from the Deck', 35, [-33, 19, 4]),
  passed(offline, '石窟数字颜料展', 'The Second Coat of Paint: Colour Recovered', 24, [-150, 9, inDays(60)]),
  passed(contest, '代码高尔夫：六十四字节', 'Code Golf: Sixty-Four Bytes', 3, [-47, 12, inDays(7)]),
  passed(online, '虚拟现实作者见面会', 'Meet the Makers of Virtual Reality', 27, [-38, 21, 3]),
  passed(offline, '城墙上的四季：最后一夜', 'Four Seasons on a City Wall: The Last Night', 24, [-52, 19, 3]),
  passed(offline, '机械臂书法体验', 'Calligraphy with a Robot Arm', 20, [-58, 10, 7]),
  passed(online, '数据艺术家的凌晨三点', 'Three in the Morning with Data Artists', 14, [-70, 3, 2]),
  passed(contest, '无声电影节：为默片配光', 'Silent Film Festival: Scored with Light', 10, [-130, 10, inDays(25)]),
  passed(offline, '毕业季巡展：第一站', 'Graduation Tour: First Stop', 23, [-96, 10, inDays(12)]),
  passed(offline, '跨江光束测试（请带雨衣）', 'Beam Test Across the River, Raincoats Advised', 1, [-6, 21, 2]),
  passed(online, '直播：四百个闹钟的早晨', 'Live: The Morning of Four Hundred Alarm Clocks', 36, [-3, 5, 3]),
  passed(offline, '漆与着色器：两种黑', null, 22, [-44, 14, 5]),
  passed(
    offline,
    '光污染公开听证与湖边夜谈',
    'A Public Hearing on Light Pollution, Followed by a Long Conversation Beside a Dark Lake Until the Last Bus Leaves',
    25,
    [-28, 18, 9],
  ),
  // Not public: waiting for review, and rejected.
  { ...passed(offline, '屋顶激光试映', 'Laser Test on the Roof', 19, [14, 21, 2]), reviewState: 1 },
  {
    ...passed(online, '旧手机乐团招募', 'The Orchestra of Old Phones Is Looking for Players', 12, [6, 19, 2]),
    reviewState: 1,
  },
  { ...passed(offline, '设备清仓', 'Equipment Clearance', 32, [4, 10, 8]), reviewState: 3 },
  { ...passed(contest, '转发抽奖', 'Share and Win', 17, [1, 10, inDays(7)]), reviewState: 3 },
];
