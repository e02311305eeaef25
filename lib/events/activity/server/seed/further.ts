import { activityCategory } from '../../codes';
import { places } from './places';
import type { SeedActivity } from './seed-activity';

const { online, offline, contest } = activityCategory;
const inDays = (days: number) => days * 24;

/** What waits for review or was refused, what was canceled, drafts, and more of what is to come. */
export const further: readonly SeedActivity[] = [
  {
    titleZh: '屋顶激光试映',
    titleEn: 'Laser Test on the Roof',
    ...{ category: offline, organiser: 34, startDay: 14, startHour: 21, hours: 2, place: places.loft, capacity: 30 },
    ...{ state: 'pending_review' },
    zh: `两台激光，照自己的烟。邻居都打过招呼了，十点半准时关。
请戴我们发的眼镜，不戴的人只能坐在楼梯间听。`,
    en: `Two lasers and their own smoke. The neighbours know, and at half past ten it is dark again.
Wear the glasses that we hand out; who does not will listen from the stairs.`,
  },
  {
    titleZh: '旧手机乐团招募',
    titleEn: 'The Orchestra of Old Phones Is Looking for Players',
    ...{ category: online, organiser: 36, startDay: 6, startHour: 19, hours: 2, topic: 4, capacity: 64 },
    ...{ state: 'pending_review' },
    zh: `一部还能开机的旧手机就是乐器。线上排练两小时，年底一起响一次。`,
    en: `An old phone that still starts is an instrument. Two hours of rehearsal online, and one concert at the end of the year.`,
  },
  {
    titleZh: '设备清仓',
    titleEn: 'Equipment Clearance',
    ...{ category: offline, organiser: 32, startDay: 4, startHour: 10, hours: 8, place: places.garden, capacity: 0 },
    ...{ state: 'failed', reason: '这是一次售卖，不是活动。请到光场二手市场频道里发布。' },
    zh: `旧投影机、旧服务器、旧椅子，现场交易，自己搬走。`,
    en: `Old projectors, old servers, old chairs. Pay there, and carry it away yourself.`,
  },
  {
    titleZh: '转发抽奖',
    titleEn: 'Share and Win',
    ...{ category: contest, organiser: 35, startDay: 1, startHour: 10, hours: inDays(7), topic: 1 },
    ...{ state: 'failed', reason: '征集需要作品与评审规则。只有转发和抽奖的内容不能作为征集发布。' },
    zh: `转发任意一条我们的作品，抽三位送门票。`,
    en: `Share any of our works, and three of you win a ticket.`,
  },
  {
    titleZh: '冰上投影之夜',
    titleEn: 'Projection on Ice',
    ...{ category: offline, organiser: 34, startDay: 7, startHour: 19, hours: 3, place: places.tower, topic: 3 },
    canceled: '湖面没有结到安全的厚度。票款全部原路退回，我们明年一月再试。',
    zh: `把一整面湖当银幕，人站在桥上看。冰要结到十五厘米，我们才会上去架机器。`,
    en: `A whole lake for a screen, seen from the bridge. We set up the machines only on fifteen centimetres of ice.`,
    tickets: [
      { zh: '桥上', en: 'On the bridge', price: 75, quantity: 150, perPerson: 4 },
      { zh: '岸边', en: 'On the shore', price: 35, quantity: 300, perPerson: 4 },
    ],
    refund: [100, 24],
  },
  {
    titleZh: '小房间开放日：一人一间，三分钟',
    titleEn: 'Small Rooms, Open Day: One Person, Three Minutes',
    ...{ category: offline, organiser: 34, startDay: 1, startHour: 13, hours: 7, place: places.loft, topic: 1 },
    zh: `阁楼里搭了九间小房间，一间只进一个人，进去三分钟灯会变。出来的时候请不要告诉下一个人。`,
    en: `Nine small rooms in the loft, one person in each; after three minutes the light changes. When you come out, do not tell the next one.`,
    tickets: [
      { zh: '下午', en: 'Afternoon', price: 40, quantity: 45, perPerson: 2 },
      { zh: '傍晚', en: 'Dusk', price: 60, quantity: 18, perPerson: 2 },
    ],
    refund: [100, 12],
  },
  {
    titleZh: '斯德哥尔摩工作室公开周',
    titleEn: 'Studio Week in Stockholm',
    ...{
      category: offline,
      organiser: 34,
      startDay: 27,
      startHour: 16,
      hours: inDays(4),
      place: places.harbour,
      capacity: 40,
    },
    zh: `冬天下午三点天就黑了，正好给房间打灯。四天，工作室的门开着，面包在四点出炉。
现场说英文与瑞典文，我们有一位会中文的木匠。`,
    en: `In winter it is dark at three in the afternoon, which is the right light for rooms. Our door is open for four days, and the bread comes out of the oven at four.
We speak English and Swedish, and one of the carpenters speaks Chinese.`,
    questions: [{ zh: '你哪一天来？', en: 'On which day will you come?', isRequired: true }],
  },
  {
    titleZh: '线上讲座：给一间房间打灯，从关灯开始',
    titleEn: 'Online Lecture: To Light a Room, First Turn Off the Light',
    ...{ category: online, organiser: 34, startDay: 4, startHour: 20, hours: 2, topic: 14 },
    zh: `九十分钟，从一间全黑的房间开始，一盏一盏加。每加一盏，先问它为什么在这里。
回放三十天内可看。`,
    en: `Ninety minutes that begin in a black room, to which we add lamp by lamp, and ask each of them why it is there.
The recording stays for thirty days.`,
    tickets: [
      { zh: '听讲', en: 'Lecture', price: 29, quantity: 500, perPerson: 1 },
      { zh: '听讲与作业点评', en: 'Lecture and a critique', price: 199, quantity: 12, perPerson: 1 },
      { zh: '学生', en: 'Student', price: 0, quantity: 60, perPerson: 1 },
    ],
    refund: [100, 24],
    questions: [
      { zh: '想让我们看的一张房间照片（链接）', en: 'A picture of a room that you would like us to see (link)' },
    ],
  },
  {
    titleZh: '夜行：从工作室走到海边，只看招牌',
    titleEn: 'Night Walk to the Sea: Looking at Signs Alone',
    ...{
      category: offline,
      organiser: 34,
      startDay: 13,
      startHour: 19,
      hours: 3,
      place: places.pier,
      topic: 10,
      capacity: 15,
    },
    zh: `十五个人，六公里，沿路只看招牌。每个人挑一块最舍不得它灭的，说一句话。`,
    en: `Fifteen people and six kilometres of signs. Each chooses the one that they would miss most, and says one sentence.`,
  },
  {
    titleZh: '开春的第一束光：预告',
    titleEn: 'The First Beam of Spring',
    ...{ category: offline, organiser: 34, startDay: 75, startHour: 18, hours: 4, place: places.hall },
    state: 'pending_edit',
    zh: `还在想。大概是一面墙，一束光，一百个人轮流挡住它。`,
    en: '',
    tickets: [{ zh: '早鸟', en: 'Early bird', price: 60, quantity: 100, perPerson: 2 }],
  },
  {
    titleZh: '面包与光：一个早晨的工作坊',
    titleEn: null,
    ...{ category: offline, organiser: 34, startDay: 33, startHour: 7, hours: 4 },
    ...{ state: 'pending_edit', zh: '', en: '' },
  },
  {
    titleZh: '阁楼放映：二十四盏灯的默片',
    titleEn: 'Loft Screening: A Silent Film for Twenty-Four Lamps',
    ...{ category: offline, organiser: 34, startDay: 19, startHour: 19, hours: 2, place: places.loft, topic: 14 },
    ...{ state: 'pending_review', words: ['赌场'] },
    zh: `没有银幕的默片：二十四盏灯演完一座旧赌场的一夜，六十分钟。
放映后请大家帮忙把灯搬下楼。`,
    en: `A silent film without a screen: twenty-four lamps act one night in an old ballroom, in sixty minutes.
Afterwards, please help us to carry the lamps downstairs.`,
    tickets: [{ zh: '入场', en: 'Admission', price: 50, quantity: 36, perPerson: 2 }],
    refund: [100, 24],
  },
  {
    titleZh: '面粉雾：一次没有光的光影展',
    titleEn: 'Flour Fog: A Light Show without Light',
    ...{ category: offline, organiser: 34, startDay: 10, startHour: 15, hours: 3, place: places.loft, capacity: 20 },
    ...{ state: 'failed', reason: '面粉在密闭空间里有爆燃危险。请换一种材料，或附上消防的书面意见后再提交。' },
    zh: `把面粉吹进一间房，看它自己落下来。`,
    en: `We blow flour into a room, and watch it come down.`,
  },
];
