import type { SeedDemand } from './seed-demand';

const [factory, acre, limestone] = ['person-031', 'person-032', 'person-033'];

/** Demands that take proposals: the first half. */
export const openDemands: readonly SeedDemand[] = [
  {
    ...{ id: 'demand-01', ownerId: factory, kind: 'projection', budget: [180_000, 260_000], areaId: 'CN-330100' },
    ...{ daysAgo: 2, lastIn: 18, deliverIn: 75, contact: '周工' },
    titleZh: '丝织厂旧锅炉房的投影，六面砖墙',
    titleEn: 'Projection on six brick walls of an old silk mill',
    bodyZh:
      '锅炉房今年改作公共大厅，六面砖墙，最高的九米。希望内容从厂里的纹样账本出发，一个循环八到十分钟，傍晚到夜里十点播放。\n投影机和布线我们已有，需要内容、校准和两次现场调试。请在提案里附上一件做过的大面积投影。',
    bodyEn:
      'The boiler house becomes a public hall this year: six brick walls, the tallest nine metres. The content should begin with the pattern ledgers of the mill, in a loop of eight to ten minutes, from dusk until ten.\nProjectors and cabling are there. We need content, alignment and two visits on site. Please show one large projection that you have made.',
  },
  {
    ...{ id: 'demand-02', ownerId: acre, kind: 'interactive', budget: [60_000, 90_000], areaId: 'CN-310112' },
    ...{ daysAgo: 3, lastIn: 9, deliverIn: 40, contact: '阿云' },
    titleZh: '社区图书馆门厅：用翻书声驱动的光',
    titleEn: 'A library hall lit by the sound of turning pages',
    bodyZh:
      '门厅四十平方米，吊顶里有十二个点位。希望读者翻书、走动的声音变成缓慢的光，安静时几乎不动。\n必须能自己开关机，图书馆没有技术人员。',
    bodyEn:
      'A hall of forty square metres with twelve points in the ceiling. Pages that are turned and steps should become slow light, which hardly moves when it is quiet.\nIt has to start and stop by itself: the library has no technician.',
  },
  {
    ...{ id: 'demand-03', ownerId: limestone, kind: 'film', budget: [30_000, 45_000], areaId: '' },
    ...{ daysAgo: 4, lastIn: 26, deliverIn: 60, contact: '石老师' },
    titleZh: '采石场四季，一支六分钟的生成影像',
    titleEn: 'Four seasons of a quarry, a generated film of six minutes',
    bodyZh: '我们有两年的定点延时摄影和钻孔数据，想做成一支没有旁白的影像，用于展览开场。可以远程完成。',
    bodyEn:
      'We have two years of time lapse and of drilling data, and want one film without a voice that opens an exhibition. It can be made remotely.',
  },
  {
    ...{
      id: 'demand-04',
      ownerId: 'person-034',
      kind: 'installation',
      budget: [400_000, 600_000],
      areaId: 'CN-510100',
    },
    ...{ daysAgo: 5, lastIn: 33, deliverIn: 160, contact: 'Ebba Lind' },
    titleZh: '酒店中庭的悬吊灯体，随天气变化',
    titleEn: 'Hanging lamps for an atrium that follow the weather',
    bodyZh:
      '中庭高二十二米，承重点八个。希望灯体随室外的湿度和风速缓慢升降，二十四小时运行，三年内不换主要部件。\n结构计算由我们负责，需要概念、样件、控制和维护手册。',
    bodyEn:
      'The atrium is 22 metres high, with eight points that carry. Lamps should rise and sink with humidity and wind, day and night, for three years without new main parts.\nWe do the structural calculation. We need a concept, a sample, control and a manual for maintenance.',
  },
  {
    ...{ id: 'demand-05', ownerId: 'person-035', kind: 'exhibition', budget: [150_000, null], areaId: 'CN-440300' },
    ...{ daysAgo: 6, lastIn: 14, deliverIn: 90, contact: 'Inés Caro' },
    titleZh: '“潮间带”群展的空间与灯光设计',
    titleEn: 'Space and light for the group show “Intertidal”',
    bodyZh:
      '七件作品，其中三件需要全黑。展厅六百平方米，柱网八米。请给出动线、遮光和声音隔离的办法，材料尽量可以再用。',
    bodyEn:
      'Seven works, three of which need darkness. The hall has 600 square metres with pillars every eight metres. Propose routes, blackout and a way to keep sounds apart, with materials that can be used again.',
  },
  {
    ...{ id: 'demand-06', ownerId: 'person-036', kind: 'other', budget: [20_000, 35_000], areaId: 'CN-530100' },
    ...{ daysAgo: 6, lastIn: 20, deliverIn: 50, contact: '段师傅' },
    titleZh: '六十只喇叭的院子，需要一套声场软件',
    titleEn: 'Software for a courtyard of sixty loudspeakers',
    bodyZh:
      '现有系统每次换作品要重写配置。需要一套能拖动声源、保存场景、断电自动恢复的软件，界面中英双语，代码归院子所有。',
    bodyEn:
      'Today each new piece needs a new configuration. We need software in which sources are dragged, scenes are kept and everything comes back after a power cut, in Chinese and English. The code belongs to the courtyard.',
  },
  {
    ...{ id: 'demand-07', ownerId: factory, kind: 'brand', budget: [80_000, 120_000], areaId: 'CN-330100' },
    ...{ daysAgo: 7, lastIn: 11, deliverIn: 35, contact: '周工' },
    titleZh: '周末市集的动态视觉，一年四次更新',
    titleEn: 'Moving identity of a weekend market, renewed each season',
    bodyZh: '需要一套可以由我们自己换字、换色的动态视觉，输出到三块屏和印刷品。第一季在两个月内上线。',
    bodyEn:
      'A moving identity in which we change words and colours ourselves, for three screens and for print. The first season goes out within two months.',
  },
  {
    ...{ id: 'demand-08', ownerId: acre, kind: 'game', budget: [100_000, 150_000], areaId: 'CN-310112' },
    ...{ daysAgo: 8, lastIn: 28, deliverIn: 120, contact: '阿云' },
    titleZh: '给老人和孩子一起玩的园艺小游戏',
    titleEn: 'A gardening game for grandparents and children',
    bodyZh: '两人同屏，一局不超过十分钟，没有失败。植物来自社区花园的真实记录。需要原型、美术和一次社区测试。',
    bodyEn:
      'Two players at one screen, ten minutes a round, nobody loses. The plants come from the records of a real garden. We need a prototype, art and one test with the neighbours.',
  },
  {
    ...{ id: 'demand-09', ownerId: limestone, kind: 'xr', budget: [null, null], areaId: 'CN-520100' },
    ...{ daysAgo: 9, lastIn: 40, deliverIn: null, contact: '石老师' },
    titleZh: '溶洞里的混合现实导览，预算可谈',
    titleEn: 'A mixed-reality walk through a cave, budget to be discussed',
    bodyZh: '游客戴着设备走四百米，洞内无网络、湿度大。希望只在三处停下来看，其余时间让人看真的石头。',
    bodyEn:
      'Visitors walk 400 metres with a headset, without a network and in damp air. We want three stops with images only, and real stone for the rest of the way.',
  },
];
