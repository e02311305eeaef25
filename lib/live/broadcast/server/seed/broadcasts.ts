/** A broadcast of the demonstration. Times are relative to when it is written. */
export interface SeedBroadcast {
  id: string;
  hostId: string;
  titleZh: string;
  titleEn: string;
  /** Paragraphs; lines with a dash are a list. */
  bodyZh: string;
  bodyEn: string;
  /** Days from the day of writing, and the hour in Beijing; null for some minutes before the writing. */
  start: { day: number; hour: number } | null;
  minutes: number;
  yuan?: number;
  /** True by default. */
  keepsReplay?: boolean;
  isParticipatory?: boolean;
  /** What became of it; `public` by default. */
  end?:
    | { state: 'draft' | 'waiting' }
    | { state: 'failed' | 'canceled'; reason: string }
    /** Was on air so many minutes; with the work that is its replay. */
    | { state: 'aired'; minutes: number; replayId?: string };
}

/** The media key of a cover of the demonstration. */
export const seedCoverKey = (id: string) => `broadcasts/${id}/cover.jpg`;

/** Broadcasts that are on air: one all the time, one whose signal is lost now and then. */
export const seedStreams = { lantern: 'broadcast-14', train: 'broadcast-15' } as const;
export type SeedStream = keyof typeof seedStreams;

/** A broadcast in every state; which of them is late, on air or missed follows from the clock and from what is sent. */
export const seedBroadcastList: readonly SeedBroadcast[] = [
  {
    ...{ id: 'broadcast-01', hostId: 'person-house', start: { day: 1, hour: 20 }, minutes: 90, isParticipatory: true },
    titleZh: '开放工作室之夜：三位艺术家的现场',
    titleEn: 'Open studio night with three artists',
    bodyZh:
      '光场编辑部走进三间工作室：一间做光，一间做声音，一间做机器。\n- 20:00 开场与导览\n- 20:20 三段现场演示\n- 21:00 观众上台提问\n举手即可申请上台，请准备好耳机。',
    bodyEn:
      'The editors visit three studios: one works with light, one with sound, one with machines.\n- 20:00 Welcome and tour\n- 20:20 Three demonstrations\n- 21:00 Questions on stage\nRaise a hand to come on stage, and bring headphones.',
  },
  {
    ...{ id: 'broadcast-02', hostId: 'person-019', start: { day: 2, hour: 19 }, minutes: 120, yuan: 19.9 },
    titleZh: '从零写一个粒子系统',
    titleEn: 'A particle system from scratch',
    bodyZh:
      '两小时，从一个空文件到一万颗会呼吸的粒子。\n- 力场与噪声\n- 在手机上跑到 60 帧\n- 把结果投到墙上\n直播结束后，购买者可继续观看回放。',
    bodyEn:
      'Two hours, from an empty file to ten thousand particles that breathe.\n- Fields and noise\n- 60 frames a second on a phone\n- Onto a wall\nWho buys it can watch the replay as well.',
  },
  {
    ...{ id: 'broadcast-03', hostId: 'person-013', start: { day: 5, hour: 21 }, minutes: 60 },
    titleZh: '听见一座桥：现场声音采集',
    titleEn: 'Listening to a bridge',
    bodyZh: '接触式话筒贴在钢索上，风、车流和脚步成为乐器。请戴上耳机。',
    bodyEn: 'Contact microphones on steel cables turn wind, traffic and steps into instruments. Headphones, please.',
  },
  {
    ...{ id: 'broadcast-04', hostId: 'person-031', start: { day: 12, hour: 15 }, minutes: 180, yuan: 49 },
    titleZh: '沉浸展项目复盘：预算、工期与事故',
    titleEn: 'An immersive show, reviewed: budget, schedule, accidents',
    bodyZh: '制作团队拿出真实的表格，讲讲一个六百平方米的展览怎么按时开门。',
    bodyEn: 'The producers open their spreadsheets and tell how 600 square metres opened on time.',
  },
  {
    ...{ id: 'broadcast-05', hostId: 'person-005', start: null, minutes: 480 },
    titleZh: '二十四小时绘图仪',
    titleEn: 'A plotter for a day',
    bodyZh: '一台绘图仪整天画一张图。开始时间可能因换笔而略有推迟。',
    bodyEn: 'A plotter draws one drawing all day long. The start may slip while pens are changed.',
  },
  {
    ...{ id: 'broadcast-06', hostId: 'person-013', start: { day: -6, hour: 20 }, minutes: 60 },
    end: { state: 'aired', minutes: 64, replayId: 'video-007' },
    titleZh: '五百二十只萤火虫：现场编队',
    titleEn: 'Five hundred and twenty fireflies, live',
    bodyZh: '从地面彩排到升空，一次完整的编队飞行，飞完回答提问。',
    bodyEn: 'One whole formation flight, from the rehearsal on the ground to the sky, then your questions.',
  },
  {
    ...{ id: 'broadcast-07', hostId: 'person-019', start: { day: -13, hour: 19 }, minutes: 90 },
    end: { state: 'aired', minutes: 88, replayId: 'video-106' },
    titleZh: '水塔与月亮：投影现场',
    titleEn: 'The water tower and the moon, live',
    bodyZh: '把月亮投到一座停用的水塔上：校准、开灯，以及邻居的意见。',
    bodyEn: 'Projecting the moon onto a disused water tower: calibration, lights on, and what the neighbours say.',
  },
  {
    ...{ id: 'broadcast-08', hostId: 'person-032', start: { day: -1, hour: 14 }, minutes: 45, keepsReplay: false },
    end: { state: 'aired', minutes: 41 },
    titleZh: '布展现场四十分钟',
    titleEn: 'Forty minutes of installing',
    bodyZh: '不剪辑的布展过程，主办方选择不保留回放。',
    bodyEn: 'Installing, uncut. Its host keeps no replay.',
  },
  {
    ...{ id: 'broadcast-09', hostId: 'person-013', start: { day: -3, hour: 20 }, minutes: 60 },
    titleZh: '雨声合奏',
    titleEn: 'An ensemble of rain',
    bodyZh: '用屋檐下的二十只水桶演奏。若当晚无雨，演出改期。',
    bodyEn: 'Twenty buckets under the eaves. Without rain that night it is put off.',
  },
  {
    ...{ id: 'broadcast-10', hostId: 'person-033', start: { day: 3, hour: 19 }, minutes: 60 },
    end: { state: 'canceled', reason: '场地临时停电检修，改期后会另行通知。' },
    titleZh: '光雕走廊夜场',
    titleEn: 'The light corridor at night',
    bodyZh: '走进尚未开放的光雕走廊。',
    bodyEn: 'A walk through the light corridor before it opens.',
  },
  {
    ...{ id: 'broadcast-11', hostId: 'person-005', start: { day: 8, hour: 20 }, minutes: 60 },
    end: { state: 'waiting' },
    titleZh: '机械臂写生课',
    titleEn: 'Life drawing with a robot arm',
    bodyZh: '机械臂与十位写生者同画一位模特。',
    bodyEn: 'A robot arm and ten people draw the same model.',
  },
  {
    ...{ id: 'broadcast-12', hostId: 'person-034', start: { day: 9, hour: 20 }, minutes: 60 },
    end: { state: 'failed', reason: '简介里的外部购票链接请移除，票务请使用平台内的活动。' },
    titleZh: '剧场首演转播',
    titleEn: 'A premiere, relayed',
    bodyZh: '首演当晚，三机位转播。',
    bodyEn: 'Opening night with three cameras.',
  },
  {
    ...{ id: 'broadcast-13', hostId: 'person-019', start: { day: 20, hour: 19 }, minutes: 60 },
    end: { state: 'draft' },
    titleZh: '物理模拟答疑',
    titleEn: '',
    bodyZh: '',
    bodyEn: '',
  },
  {
    ...{ id: seedStreams.lantern, hostId: 'person-034', start: null, minutes: 480, keepsReplay: false },
    titleZh: '走马灯：不熄的一夜',
    titleEn: 'A lantern that turns all night',
    bodyZh: '一盏纸灯，一支蜡烛，一整夜。画面里没有人，可以一直开着，也可以在聊天里说说话。',
    bodyEn: 'A paper lantern, a candle, a whole night. Nobody is in the picture: leave it on, or talk in the chat.',
  },
  {
    ...{
      id: seedStreams.train,
      hostId: 'person-033',
      start: null,
      minutes: 480,
      keepsReplay: false,
      isParticipatory: true,
    },
    titleZh: '夜行列车：窗外的灯',
    titleEn: 'Night train: lights outside',
    bodyZh: '一列夜车的窗外。\n- 过山洞时信号会断，一两分钟后自动接上\n- 想聊聊旅途的，举手上台',
    bodyEn:
      'Out of the window of a night train.\n- The signal is lost in tunnels and comes back within two minutes\n- Raise a hand to talk about the journey',
  },
];
