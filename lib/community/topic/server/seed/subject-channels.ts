import { channel, type SeedChannel } from './channel';

/** Channels around a way of making. */
export const subjectChannels: SeedChannel[] = [
  channel(
    'light',
    [
      '光影装置',
      'Light Installations',
      '会发光的、会投影的、会消失的。从一盏台灯到一整座厂房。',
      'What glows, what throws a shadow, what disappears: from a desk lamp to a whole mill.',
    ],
    { members: 214_806, tags: ['光装置', '装置'], host: 'person-001', isFeatured: true },
  ),
  channel(
    'generative',
    [
      '生成艺术',
      'Generative Art',
      '写规则的人，和不按规则长出来的东西。附源码的帖子优先展示。',
      'People who write rules and what grows in spite of them. Posts with source code come first.',
    ],
    { members: 168_230, tags: ['生成艺术'], host: 'person-003', isFeatured: true },
  ),
  channel(
    'light',
    [
      '投影映射工坊',
      'Projection Mapping Workshop',
      '对位、融合、雾、许可证。经验帖比作品更受欢迎的地方。',
      'Alignment, blending, fog and permits: the place where notes are loved more than show reels.',
    ],
    { members: 97_415, tags: ['光雕投影', '投影'] },
  ),
  channel(
    'sound',
    [
      '声音与聆听',
      'Sound and Listening',
      '请戴耳机。这里的沉默也算时长。',
      'Headphones, please. Silence counts towards the running time.',
    ],
    { members: 86_021, tags: ['声音', '声音艺术'], isFeatured: true },
  ),
  channel(
    'generative',
    [
      '人工智能与创作',
      'AI and Making',
      '讨论方法，也讨论数据从哪里来。每件作品须注明训练素材。',
      'On methods and on where the data comes from. Every work here names what it was trained on.',
    ],
    { members: 152_977, tags: ['人工智能', '机器学习'] },
  ),
  channel(
    'immersive',
    [
      '虚拟现实放映室',
      'VR Screening Room',
      '头显里的电影、游戏与晕眩研究。',
      'Films, games and studies in dizziness, all inside a headset.',
    ],
    { members: 64_390, tags: ['VR', '混合现实'] },
  ),
  channel(
    'robotics',
    [
      '无人机与群体飞行',
      'Drones and Swarm Flight',
      '编队、空域、电池，以及起风的夜晚该不该飞。',
      'Formations, airspace, batteries, and whether to fly on a windy night.',
    ],
    { members: 58_812, tags: ['无人机', '编队表演'] },
  ),
  channel(
    'robotics',
    [
      '机器人剧团',
      'Robot Theatre Company',
      '给机器写角色的人在这里排练。',
      'Where those who write parts for machines rehearse.',
    ],
    { members: 41_276, tags: ['机器人'], isFeatured: true },
  ),
  channel(
    'bioart',
    [
      '生物艺术实验室',
      'Bio Art Lab',
      '菌、藻、苔藓与人。发布前请阅读伦理清单。',
      'Fungi, algae, moss and people. Please read the ethics list before you post.',
    ],
    { members: 37_554, tags: ['生物艺术'] },
  ),
  channel(
    'light',
    [
      '光影节纪录',
      'Light Festival Records',
      '从布展到撤场，各地光影节的完整存档。',
      'Light festivals near and far, complete from the first cable to the last truck.',
    ],
    { members: 121_698, tags: ['灯光节'], host: 'person-house', isFeatured: true },
  ),
  channel(
    'data',
    [
      '数据可视化与数据艺术',
      'Data Visualisation and Data Art, Including the Kind That Refuses to Be Read at a Glance',
      '图表以上，诗以下。',
      'More than a chart, less than a poem.',
    ],
    { members: 49_103, tags: ['数据可视化', '信息设计'] },
  ),
  channel(
    'performance',
    [
      '舞蹈与动作捕捉',
      'Dance and Motion Capture',
      '身体先行，数据随后。欢迎分享失败的标定。',
      'The body first, the data after. Failed calibrations are welcome.',
    ],
    { members: 28_645, tags: ['舞蹈', '身体'] },
  ),
  channel(
    'interactive',
    [
      '网络艺术与独立游戏',
      'Net Art and Small Games',
      '能在旧手机上打开的作品，额外加分。',
      'Extra points for works that still open on an old phone.',
    ],
    { members: 73_208, tags: ['网络艺术', '游戏引擎'] },
  ),
  channel(
    'performance',
    [
      '灯光师夜谈',
      'Lighting Designers at Night',
      '收工后的频道：控台、色温、腰椎。',
      'The channel for after the show: desks, colour temperature, lower backs.',
    ],
    { members: 19_884, tags: ['灯光'] },
  ),
];
