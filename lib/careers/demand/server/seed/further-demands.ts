import type { SeedDemand } from './seed-demand';

/** Demands that take proposals: the second half; the last ones were made of requests. */
export const furtherDemands: readonly SeedDemand[] = [
  {
    ...{ id: 'demand-10', ownerId: 'person-034', kind: 'installation', budget: [70_000, 110_000], areaId: 'CN-320500' },
    ...{ daysAgo: 10, lastIn: 6, deliverIn: 55, contact: 'Ebba Lind' },
    titleZh: '运河夜航船的船头灯，三条船',
    titleEn: 'Lamps for the bows of three canal boats',
    bodyZh: '灯要防水、可拆、重量不超过十二公斤，开船时显示前一班乘客留下的一句话。',
    bodyEn:
      'Waterproof, removable, at most twelve kilograms. When a boat leaves, its lamp shows a sentence that passengers of the last one left.',
  },
  {
    ...{ id: 'demand-11', ownerId: 'person-035', kind: 'projection', budget: [45_000, 60_000], areaId: 'CN-350200' },
    ...{ daysAgo: 11, lastIn: 22, deliverIn: 70, contact: 'Inés Caro' },
    titleZh: '渔网做幕：海边三晚的投影',
    titleEn: 'Fishing nets as screens: three nights by the sea',
    bodyZh: '幕是二十张旧渔网，风大时会动。内容最好利用这种晃动，而不是对抗它。设备由我们租。',
    bodyEn:
      'The screens are twenty old nets that move in the wind. The content should use that instead of fighting it. We rent the equipment.',
  },
  {
    ...{ id: 'demand-12', ownerId: 'person-036', kind: 'interactive', budget: [25_000, 40_000], areaId: 'CN-530100' },
    ...{ daysAgo: 12, lastIn: 30, deliverIn: 80, contact: '段师傅' },
    titleZh: '会回应的木门，一扇',
    titleEn: 'One wooden door that answers',
    bodyZh: '敲门的节奏会被院子里的喇叭记住，第二天同一时间再放出来。需要拾音、识别和一个不显眼的安装。',
    bodyEn:
      'The yard remembers how somebody knocked, and plays it again the next day at the same hour. We need pickup, recognition and an installation that nobody notices.',
  },
  {
    ...{ id: 'demand-13', ownerId: 'person-house', kind: 'film', budget: [50_000, 80_000], areaId: 'CN-310104' },
    ...{ daysAgo: 13, lastIn: 16, deliverIn: 45, contact: '编辑部' },
    titleZh: '年度创作者短片，五位，每支两分钟',
    titleEn: 'Five portraits of creators, two minutes each',
    bodyZh: '跟拍五位创作者的工作台，不采访，只拍手、工具和声音。需要导演、拍摄、剪辑和中英字幕。',
    bodyEn:
      'Five creators at their tables. No interviews: hands, tools and sounds. We need direction, camera, editing and subtitles in Chinese and English.',
  },
  {
    ...{
      id: 'demand-14',
      ownerId: 'person-house',
      kind: 'exhibition',
      budget: [200_000, 300_000],
      areaId: 'CN-310104',
    },
    ...{ daysAgo: 14, lastIn: 45, deliverIn: 150, contact: '编辑部' },
    titleZh: '光场年展的巡展结构，能装进两辆货车',
    titleEn: 'A touring structure that fits into two trucks',
    bodyZh: '四个城市，每站布展两天。结构要能在三种层高里搭起来，十个人六小时完成。',
    bodyEn:
      'Four cities with two days to build in each. The structure has to stand under three ceiling heights, built by ten people in six hours.',
  },
  {
    ...{ id: 'demand-15', ownerId: null, kind: 'installation', budget: [200_000, 1_000_000], areaId: 'CN-510100' },
    ...{ daysAgo: 0.2, lastIn: 30, deliverIn: 140, contact: 'Ingrid Solberg' },
    titleZh: '酒店大堂：一件回应天气的装置',
    titleEn: 'A lobby installation that reacts to the weather',
    bodyZh: '成都新店的大堂，两位艺术家合作或各做一件。装置要回应当天的天气，前台也能手动切换。',
    bodyEn:
      'For a lobby in Chengdu: two artists, together or each with a work. It reacts to the weather of the day, and the desk can switch it by hand.',
  },
  {
    ...{ id: 'demand-16', ownerId: null, kind: 'interactive', budget: [200_000, 1_000_000], areaId: 'CN-320100' },
    ...{ daysAgo: 3.5, lastIn: 12, deliverIn: 28, contact: '顾清' },
    titleZh: '四层挑高中庭的互动装置，换季更新',
    titleEn: 'An interactive work for a four-storey atrium',
    bodyZh: '能拍照、能互动、换季时更新内容。中庭四层挑高，吊装条件齐全，节前落地。',
    bodyEn:
      'People take pictures with it and change it, and it is renewed each season. The atrium has four storeys and everything to hang things from.',
  },
];
