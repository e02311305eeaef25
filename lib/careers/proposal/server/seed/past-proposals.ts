import type { SeedProposal } from './seed-proposal';

/** Proposals for demands that are docked: first the one that both sides confirmed. */
export const pastProposals: readonly SeedProposal[] = [
  {
    ...{ demandId: 'demand-21', person: 24, yuan: 118_000, days: 75, after: 3, end: 'docked' },
    text: '我们做过三年立面投影，最怕的不是高，是圆。烟囱是圆的，所以画面按柱面展开来画，三个方向各留一段“接缝”，让人走动时看见它转过去。\n排程跟着日落表走，断电后自己接着播；校准用厂区里固定的六个点，以后换设备也能用。',
  },
  {
    ...{ demandId: 'demand-21', person: 10, yuan: 126_000, days: 60, after: 5, end: 'passedOver' },
    text: '建议用四台机位环绕，内容做成十二段短片，每周换一段。我们可以带一台测试机到现场，用一个晚上给你们看真实亮度。',
  },
  {
    ...{ demandId: 'demand-22', person: 15, yuan: 42_000, days: 45, after: 2, end: 'docked' },
    text: '每种叶子一个声音，每个声音一种点：大叶子的点大，小叶子的点密。墙上不写字，孩子站一会儿就能猜出哪一片是芭蕉。\n系统是一块单板机加一支防水话筒，坏了可以自己换。',
  },
  {
    ...{ demandId: 'demand-22', person: 5, yuan: 48_000, days: 50, after: 6, end: 'passedOver' },
    text: '我们更想做成可以擦掉重来的墙：雨停以后，点会慢慢干掉。材料用热敏涂层，可以先做一平方米的样。',
  },
  {
    ...{ demandId: 'demand-23', person: 29, yuan: 36_000, days: 50, after: 4, end: 'docked' },
    text: '三支短片各用一种尺度：一毫米、一厘米、一米。剪辑按晶体的生长方向走，配乐用敲石头的录音。竖屏版不是裁切，是重新构图。',
  },
  {
    ...{ demandId: 'demand-23', person: 3, yuan: 39_000, days: 40, after: 8, end: 'passedOver' },
    text: '想把显微照片做成可以无限放大的连续画面，三支片子其实是同一次推镜。需要你们补拍四组中间倍率的照片。',
  },
  {
    ...{ demandId: 'demand-24', person: 1, yuan: 198_000, days: 80, after: 6, end: 'docked' },
    text: '一间屋子，四面是会呼吸的布，灯在布后面。日落时亮起，末班车到站时暗下去，人走了它还会留一小团光。\n取暖用座椅下的低温板，和灯一起算进配电。结构可以在一天里装好，不动地面。',
  },
  {
    ...{ demandId: 'demand-24', person: 8, yuan: 215_000, days: 90, after: 9, end: 'passedOver' },
    text: '我们想用旧车站的长椅和站牌做骨架，把等车的声音录下来，变成光的节奏。维护可以交给本地的学徒。',
  },
  {
    ...{ demandId: 'demand-25', person: 19, yuan: 79_000, days: 60, after: 5, end: 'docked' },
    text: '水面高度用四个浮标量，画面每分钟校准一次，潮涨潮落都不会跑出池子。内容从盐结晶的边缘开始，越咸的池子越亮。',
  },
  {
    ...{ demandId: 'demand-25', person: 10, yuan: 84_000, days: 55, after: 7, end: 'passedOver' },
    text: '四个池子做成四块屏，潮位低的时候只亮一块。设备可以放在岸上，不进盐雾区。',
  },
  {
    ...{ demandId: 'demand-26', person: 2, yuan: 41_000, days: 65, after: 3, end: 'docked' },
    text: '四个旋钮：年、季、时辰、距离。拧到哪里，就从哪里开始放，没有“播放”键。找不到的那一天，会放离它最近的一天，并用一声铃告诉你。',
  },
  {
    ...{ demandId: 'demand-26', person: 12, yuan: 44_000, days: 70, after: 9, end: 'passedOver' },
    text: '建议加一支话筒：坐下的人也可以留下一分钟，明年的这一天再放给别人听。',
  },
  {
    ...{ demandId: 'demand-27', person: 22, yuan: 52_000, days: 40, after: 4, end: 'docked' },
    text: '八秒只做一件事：一束光扫过纸面，扫到哪里，字就在哪里显出来。版式用三套格子，中英文各按自己的行距排，不互相迁就。',
  },
  {
    ...{ demandId: 'demand-27', person: 5, yuan: 58_000, days: 45, after: 6, end: 'passedOver' },
    text: '片头可以由程序生成，每一集都不一样，但都认得出来。版式做成脚本，编辑部自己填表就能出图。',
  },
  {
    ...{ demandId: 'demand-28', person: 6, yuan: 148_000, days: 65, after: 5, end: 'docked' },
    text: '光分三段：先让人在亮处看放大的纹样，再走进暗处看原件，最后回到亮处看复织的布。每件原件一天只亮四十分钟，由人走近来开。',
  },
  {
    ...{ demandId: 'demand-28', person: 24, yuan: 155_000, days: 70, after: 8, end: 'passedOver' },
    text: '想把账本上的数字变成投影里的经线，一页就是一匹布。原件旁边只留一条极窄的光。',
  },
];
