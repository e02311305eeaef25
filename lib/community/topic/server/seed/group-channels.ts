import { channel, type SeedChannel } from './channel';

/** Channels of schools, companies and good causes, and smaller ones. */
export const groupChannels: SeedChannel[] = [
  channel(
    'school',
    [
      '中央美术学院',
      'Central Academy of Fine Arts',
      '在校生与毕业生上传的作品，按入学年份往下翻。由学生自发维护。',
      'Works by students past and present, from the newest year down. Kept by students, not by the school.',
    ],
    { members: 18_402, tags: ['短片'], authors: ['person-004', 'person-010'], host: 'person-004', isFeatured: true },
  ),
  channel(
    'school',
    [
      '中国美术学院',
      'China Academy of Art',
      '湖边的工作室、山里的机房，还有每年六月的毕业展。由学生自发维护。',
      'Studios by the lake, machines in the hills, and the degree show every June. Kept by students, not by the school.',
    ],
    { members: 21_377, tags: ['抽象', '复古'], authors: ['person-022'], host: 'person-022' },
  ),
  channel(
    'welfare',
    [
      '乡村与光',
      'Light in Villages',
      '稻田、祠堂、晒谷场上的作品与驻地日记。',
      'Works and residency diaries from paddies, ancestral halls and threshing floors.',
    ],
    { members: 12_460, tags: ['生态'] },
  ),
  channel(
    'welfare',
    [
      '艺术与无障碍',
      'Art and Access',
      '为看不见、听不见、走不动的观众重新设计一件作品。',
      'Designing a work again for those who cannot see it, hear it or walk to it.',
    ],
    { members: 9127, tags: ['沉浸式'], isFeatured: true },
  ),
  channel(
    'welfare',
    [
      '公益影像计划',
      'Moving Images for Good',
      '把设备借给孩子和老人，然后等他们的片子。',
      'We lend cameras to children and elders and wait for their films.',
    ],
    { members: 15_338, tags: ['纪录'], host: 'person-031', authors: ['person-031'] },
  ),
  channel(
    'design',
    [
      '材料与工艺',
      'Materials and Craft',
      '漆、琉璃、导电线、生物塑料。动手之前先闻一闻。',
      'Lacquer, glass, conductive thread, bioplastic. Smell it before you start.',
    ],
    { members: 24_071, tags: ['雕塑', '机械'], host: 'person-005' },
  ),
  channel(
    'company',
    [
      '半月工作室',
      'Atelier Halvmåne',
      '三位建筑师和一位面包师的工作现场：图纸、样灯、没有建成的房间。',
      'Drawings, test lamps and rooms that were never built, from three architects and a baker.',
    ],
    { members: 8312, tags: [], authors: ['person-034'], host: 'person-034' },
  ),
  channel(
    'company',
    [
      '半亩云',
      'Half-Acre Cloud',
      '一块太阳能服务器、一片菜地，以及在上面长出来的作品。阴天更新慢。',
      'One solar server, one vegetable patch, and what grows on them. Slower when it is cloudy.',
    ],
    { members: 5760, tags: [], authors: ['person-032'], host: 'person-032' },
  ),
  channel(
    'school',
    [
      '四川美术学院',
      'Sichuan Fine Arts Institute',
      '坡上的雕塑、坡下的火锅、没有电梯的布展。新频道，由学生自发维护。',
      'Sculpture uphill, hotpot downhill, exhibitions without a lift. A new channel, kept by students, not by the school.',
    ],
    { members: 86, tags: [], authors: ['person-023'], host: 'person-023' },
  ),
  channel('film', ['方言影像馆', null, '只收用方言讲述的作品，不配普通话字幕。', null], {
    members: 6413,
    tags: ['田野录音'],
  }),
];

/** Channels that visitors do not see: a draft, one that waits for staff, one that they refused, one that was taken away. */
export const unseenChannels: SeedChannel[] = [
  channel(
    'film',
    [
      '慢影像',
      'Slow Pictures',
      '单镜头，十分钟以上。困了可以睡。',
      'One shot, ten minutes or more. You may fall asleep.',
    ],
    { members: 0, tags: [], state: 'pending_edit', host: 'person-003' },
  ),
  channel(
    'light',
    ['激光玩家', 'Laser People', '新频道，安全规范整理中。', 'A new channel; the safety rules are being written.'],
    { members: 0, tags: [], state: 'pending_review', host: 'person-005' },
  ),
  channel('company', ['光场二手市场', 'Second-Hand Market', '买卖设备。', 'Buying and selling equipment.'], {
    members: 0,
    tags: [],
    state: 'failed',
    host: 'person-001',
    reason: '频道用来交流作品，买卖设备请到别处。',
  }),
  channel(
    'film',
    [
      '夜行地图',
      'Night Walks',
      '每周一条城市夜行路线，途经三件公共作品和一家面馆。',
      'One walk a week: three public works and a noodle shop.',
    ],
    { members: 0, tags: [], state: 'deleted', host: 'person-010', reason: '路线经过不对外开放的工地。' },
  ),
];
