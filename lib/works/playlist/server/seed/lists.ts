import type { WorkCategory } from '@/lib/works/work/codes';

/** A play list of the demonstration. */
export interface SeedList {
  /** Number of its creator: `person-001` is 1. */
  owner: number;
  title: string;
  intro: string;
  /** The categories of its works. */
  categories: readonly WorkCategory[];
  /** Number of works. */
  size: number;
  isPrivate?: true;
}

/** The latest changed first. Creators who work in Chinese have Chinese lists. */
export const seedLists: readonly SeedList[] = [
  {
    ...{ owner: 1, title: '关灯以后再看', categories: ['light', 'installation', 'immersive'], size: 24 },
    intro: '别在地铁上看。找一间能全黑的屋子，从第一件开始，中间不要停。',
  },
  {
    ...{ owner: 2, title: 'Rooms That Answer Back', categories: ['sound', 'installation'], size: 18 },
    intro: 'Cisterns, stairwells, glass. Headphones, please, and not too loud: half of these begin below hearing.',
  },
  {
    ...{ owner: 3, title: '一行规则能长成什么', categories: ['generative', 'data'], size: 31 },
    intro: '给刚学创意编程的学生看的。先猜规则，再看说明。',
  },
  {
    ...{ owner: 23, title: '讲给妈妈听的新媒体艺术', categories: ['projection', 'performance', 'light'], size: 12 },
    intro: '她问我每天在看什么。这十二件，她都看完了。',
  },
  {
    ...{ owner: 5, title: 'Machines With Manners', categories: ['robotics'], size: 14 },
    intro: 'Arms that hesitate, chairs that wait. I show these before every workshop on human–robot touch.',
  },
  { ...{ owner: 1, title: '下一个场地的参考', intro: '', categories: ['projection'], size: 9 }, isPrivate: true },
  {
    ...{ owner: 10, title: '慢', categories: ['bioart', 'installation', 'film'], size: 16 },
    intro: '都不快。看到一半想跳过去的时候，再等一分钟。',
  },
  {
    ...{ owner: 19, title: 'Projection Mapping, Without the Fireworks', categories: ['projection'], size: 15 },
    intro: 'Façades that were listened to first. No countdowns, no explosions, no logos.',
  },
  {
    ...{ owner: 25, title: '数据也会失眠', categories: ['data', 'network'], size: 22 },
    intro: '把数字还原成人的那几件。',
  },
  {
    ...{ owner: 14, title: 'Things My Students Should Argue About', categories: ['intelligence', 'network'], size: 20 },
    intro: 'Week 3 to week 9. Come with an objection to at least two of them.',
  },
  {
    ...{ owner: 31, title: '周末放映 · 第一季', categories: ['film', 'performance', 'generative'], size: 27 },
    intro: '工厂二楼，每周六晚八点，自带椅子。这是已经放过的。',
  },
  {
    ...{ owner: 36, title: '听得见的后院 Sounds Over the Fence', categories: ['sound'], size: 17 },
    intro: '院子里放过的声音作品。Played outdoors, with the neighbours joining in.',
  },
  {
    ...{ owner: 22, title: '木头、纸和一点电', categories: ['installation', 'robotics'], size: 11 },
    intro: '材料老老实实的作品。',
  },
  {
    ...{ owner: 8, title: 'Winter Light', categories: ['light', 'projection'], size: 13 },
    intro: 'For people who live where the sun leaves in November.',
  },
  { ...{ owner: 3, title: '想不明白怎么做的', intro: '', categories: ['generative'], size: 8 }, isPrivate: true },
  {
    ...{ owner: 20, title: '开幕前夜', categories: ['light', 'projection', 'performance'], size: 19 },
    intro: '布展的人看的灯光节：断电、下雨、还有最后四十分钟。',
  },
  {
    ...{ owner: 28, title: 'Bodies, Late', categories: ['performance'], size: 16 },
    intro: 'Dance with latency, delay and other partners that are never on time.',
  },
  {
    ...{ owner: 21, title: '会呼吸的培养皿', categories: ['bioart'], size: 15 },
    intro: '菌丝、苔藓、发光的细菌。看完记得洗手。',
  },
  {
    ...{ owner: 32, title: '半亩云的片单 Half-Acre Picks', categories: ['immersive', 'intelligence'], size: 26 },
    intro: '工作室里互相安利的作品，每月加一两件。What we keep sending each other.',
  },
  {
    ...{ owner: 24, title: '一分钟就够', categories: ['generative', 'network', 'light', 'sound'], size: 40 },
    intro: '排队、等水开、电梯来之前。',
  },
  {
    ...{ owner: 17, title: 'Browser Windows Worth Opening', categories: ['network'], size: 12 },
    intro: 'Best on a big screen with too many tabs.',
  },
  {
    ...{ owner: 30, title: 'Water Carries It', categories: ['sound', 'data', 'bioart'], size: 21 },
    intro: 'Tides, rivers, a drop of lake. Ordered from the source to the sea.',
  },
  {
    ...{ owner: 33, title: '石头也是屏幕', categories: ['projection', 'installation'], size: 14 },
    intro: '投在石窟、城墙和山体上的作品，附上我们去过的现场。',
  },
  { ...{ owner: 24, title: '配乐备选', intro: '要问作者授权。', categories: ['sound'], size: 7 }, isPrivate: true },
];
