import type { SeedDemand } from './seed-demand';

const [factory, acre, limestone] = ['person-031', 'person-032', 'person-033'];

/** Demands whose last day is over: those of proposals and cases of the demonstration. */
export const pastDemands: readonly SeedDemand[] = [
  {
    ...{ id: 'demand-21', ownerId: factory, kind: 'projection', budget: [90_000, 130_000], areaId: 'CN-330100' },
    ...{ daysAgo: 240, lastIn: -210, deliverIn: -120, contact: '周工' },
    titleZh: '旧厂烟囱的夜间投影，一整个秋天',
    titleEn: 'An old chimney lit for a whole autumn',
    bodyZh: '烟囱高四十二米，要从三个方向都能看见。内容按日落时间自动排程。',
    bodyEn: 'A chimney of 42 metres, seen from three sides, with content that follows the sunset.',
  },
  {
    ...{ id: 'demand-22', ownerId: acre, kind: 'interactive', budget: [35_000, 50_000], areaId: 'CN-310112' },
    ...{ daysAgo: 220, lastIn: -190, deliverIn: -130, contact: '阿云' },
    titleZh: '社区花园的雨声记录墙',
    titleEn: 'A wall that remembers rain in a garden',
    bodyZh: '雨落在不同叶子上的声音，变成墙上的点。希望孩子能看懂。',
    bodyEn: 'Rain on different leaves becomes dots on a wall. Children should understand it.',
  },
  {
    ...{ id: 'demand-23', ownerId: limestone, kind: 'film', budget: [25_000, 40_000], areaId: '' },
    ...{ daysAgo: 200, lastIn: -170, deliverIn: -100, contact: '石老师' },
    titleZh: '石头的显微影像，三支短片',
    titleEn: 'Three short films of stone under a microscope',
    bodyZh: '我们提供切片与显微照片，需要剪辑、配乐和一版竖屏。',
    bodyEn: 'We bring sections and micrographs. We need editing, music and an upright version.',
  },
  {
    ...{ id: 'demand-24', ownerId: 'person-034', kind: 'installation', budget: [150_000, 220_000], areaId: 'SE' },
    ...{ daysAgo: 190, lastIn: -150, deliverIn: -70, contact: 'Ebba Lind' },
    titleZh: '末班车站的光屋',
    titleEn: 'A room of light at the last bus stop',
    bodyZh: '一间只在日落与末班车之间存在的屋子，冬天要能取暖。',
    bodyEn: 'A room that exists between sunset and the last bus, and is warm in winter.',
  },
  {
    ...{ id: 'demand-25', ownerId: 'person-035', kind: 'projection', budget: [60_000, 85_000], areaId: 'MX' },
    ...{ daysAgo: 180, lastIn: -140, deliverIn: -80, contact: 'Inés Caro' },
    titleZh: '码头盐水池投影',
    titleEn: 'Projection into basins of salt water',
    bodyZh: '四个水池，水面会随潮汐升降，画面要跟着校准。',
    bodyEn: 'Four basins whose water rises with the tide, and images that follow it.',
  },
  {
    ...{ id: 'demand-26', ownerId: 'person-036', kind: 'other', budget: [30_000, 45_000], areaId: 'CN-530100' },
    ...{ daysAgo: 170, lastIn: -130, deliverIn: -60, contact: '段师傅' },
    titleZh: '四季声音档案的检索台',
    titleEn: 'A desk for an archive of four seasons of sound',
    bodyZh: '一张桌子，四个旋钮，不要屏幕。坐下来就能听到某一年某一天。',
    bodyEn: 'One table, four knobs and no screen. Whoever sits down hears a day of some year.',
  },
  {
    ...{ id: 'demand-27', ownerId: 'person-house', kind: 'brand', budget: [40_000, 60_000], areaId: 'CN-310104' },
    ...{ daysAgo: 160, lastIn: -120, deliverIn: -75, contact: '编辑部' },
    titleZh: '光影节纪录的片头与版式',
    titleEn: 'Titles and layout for the festival records',
    bodyZh: '片头八秒，另有一套可以批量替换的版式，中英双语。',
    bodyEn: 'Titles of eight seconds and a layout that can be filled in bulk, in two languages.',
  },
  {
    ...{ id: 'demand-28', ownerId: factory, kind: 'exhibition', budget: [110_000, 160_000], areaId: 'CN-330100' },
    ...{ daysAgo: 150, lastIn: -100, deliverIn: -40, contact: '周工' },
    titleZh: '纹样账本特展的多媒体布展',
    titleEn: 'Media design for a show of pattern ledgers',
    bodyZh: '原件不能久照。需要一套让人先看影像、再看原件的灯光顺序。',
    bodyEn: 'The originals bear little light. We need an order of light: images first, then the originals.',
  },
];

/** Demands in every other state. */
export const otherDemands: readonly SeedDemand[] = [
  {
    ...{ id: 'demand-17', ownerId: acre, kind: 'brand', budget: [15_000, 25_000], areaId: 'CN-310112' },
    ...{ daysAgo: 30, lastIn: 10, deliverIn: 40, contact: '阿云', end: { state: 'closed' } },
    titleZh: '种子交换日的海报与动图',
    titleEn: 'Posters and loops for a seed exchange',
    bodyZh: '四张海报，四段三秒循环，手绘优先。',
    bodyEn: 'Four posters and four loops of three seconds, drawn by hand if possible.',
  },
  {
    ...{ id: 'demand-18', ownerId: 'person-035', kind: 'other', budget: [null, 30_000], areaId: '' },
    ...{ daysAgo: 25, lastIn: 15, deliverIn: 60, contact: 'Inés Caro', end: { state: 'closed' } },
    titleZh: '投影机防盐雾外壳设计',
    titleEn: 'A housing that keeps salt out of projectors',
    bodyZh: '要能用船厂的材料做出来，两个人抬得动。',
    bodyEn: 'Made of what a shipyard has, and light enough for two people.',
  },
  {
    ...{ id: 'demand-19', ownerId: limestone, kind: 'installation', budget: [60_000, 80_000], areaId: 'CN-520100' },
    ...{ daysAgo: 0.1, lastIn: 30, deliverIn: 100, contact: '石老师', end: { state: 'waiting' } },
    titleZh: '洞口的一束光，只在正午出现',
    titleEn: 'A beam at the mouth of a cave, at noon only',
    bodyZh: '利用自然光，不装灯。需要光学计算和一面能手动调节的镜子。',
    bodyEn: 'Daylight and no lamp: an optical calculation, and one mirror that is set by hand.',
  },
  {
    ...{ id: 'demand-20', ownerId: 'person-036', kind: 'game', budget: [40_000, 70_000], areaId: 'CN-530100' },
    ...{ daysAgo: 1, lastIn: 25, deliverIn: 90, contact: '段师傅', end: { state: 'waiting' } },
    titleZh: '只用耳朵玩的游戏，十五分钟',
    titleEn: 'A game for ears alone, fifteen minutes',
    bodyZh: '在院子里走动着玩，不看屏幕，雨天也能玩。',
    bodyEn: 'Played while walking through a yard, without a screen, also in the rain.',
  },
  {
    ...{ id: 'demand-29', ownerId: null, kind: 'exhibition', budget: [1_000_000, null], areaId: '' },
    ...{ daysAgo: 0.1, lastIn: 40, deliverIn: 110, contact: '周予安', end: { state: 'draft' } },
    ...{ titleZh: '', titleEn: '', bodyZh: '', bodyEn: '' },
  },
  {
    ...{ id: 'demand-30', ownerId: factory, kind: 'other', budget: [null, null], areaId: '' },
    ...{ daysAgo: 8, lastIn: 20, deliverIn: null, contact: '周工' },
    end: { state: 'failed', reason: '请写明要做什么、做到什么程度，以及大致的预算。' },
    titleZh: '长期找合作',
    titleEn: 'Partners wanted',
    bodyZh: '有意者联系。',
    bodyEn: 'Get in touch if you are interested.',
  },
];
