import { type SeedWork, untranslated, work } from './work';

export const performanceWorks: SeedWork[] = [
  work(
    '与延迟共舞',
    'Dancing with Latency',
    '两位舞者相隔八千公里，网络延迟 210 毫秒，被当作第三位舞者。',
    'Two dancers, eight thousand kilometres apart; the 210 milliseconds between them are billed as the third.',
  ),
  work(
    '身体的接口',
    'Body, Interface',
    '肌电信号控制整场灯光，抽筋也算一个段落。',
    'Muscle signals run the lights of the whole evening. A cramp counts as a movement.',
  ),
  work('提线', 'Strings', '木偶戴上动作捕捉，人来模仿它。', 'The puppet wears the motion capture; the human imitates.'),
  work(
    '热成像独舞',
    'Solo in Infrared',
    '舞台全黑，只有体温看得见。谢幕时最亮。',
    'The stage is dark; only body heat shows. It is brightest at the curtain call.',
  ),
  work(
    '地板会记仇',
    'The Floor Bears a Grudge',
    '压力地板把每一次落地还给舞者，晚三拍。',
    'A pressure floor returns every landing to the dancer, three beats late.',
  ),
  work(
    '昆曲与故障',
    'Kunqu with Errors',
    '水袖触发视频抖动，错帧成为身段的一部分。',
    'Water sleeves make the video stumble, and the dropped frames join the vocabulary.',
  ),
  work(
    '十二台风扇与一条裙子',
    'Twelve Fans and One Skirt',
    '风速由观众的呼吸控制，裙子是主角。',
    'The audience’s breath sets the wind. The skirt has the leading part.',
  ),
  work(
    '排练厅的时间切片',
    'Time Slices of a Rehearsal Room',
    '六十四台相机围成一圈，把一次跳跃保存成雕塑。',
    'Sixty-four cameras in a ring keep one leap as a sculpture.',
  ),
  work(
    '无声的踢踏',
    'Silent Tap',
    '鞋底换成振动马达，观众用手掌听。',
    'The soles are replaced by vibration motors; the audience listens with its palms.',
  ),
  work(
    '替身',
    'Stand-In',
    '动捕数据被卖给四部电影，舞者去影院里找自己。',
    'Her captured movements were sold to four films. The dancer goes to the cinema to find herself.',
  ),
  work(
    '重心',
    'Centre of Mass',
    '十六个人，一块随重心倾斜的舞台，没有人可以独自移动。',
    'Sixteen people on a stage that tilts with their weight; nobody can move alone.',
  ),
  work(
    '夜班芭蕾',
    'Night Shift Ballet',
    '在仍在运转的物流仓里排演，叉车司机加入了第二幕。',
    'Rehearsed in a working warehouse. In act two the forklift driver joined in.',
  ),
  work(
    '说书人的全息',
    'The Storyteller’s Hologram',
    '老先生坐在台下，看自己三十岁的影像说同一回书。',
    'An old man sits in the audience and watches himself at thirty tell the same story.',
  ),
  work(
    '皮肤电独白',
    'Galvanic Monologue',
    '台词由皮肤电阻决定先后，演员也不知道下一句。',
    'Skin resistance decides the order of the lines. The actor does not know what comes next.',
  ),
  untranslated('傩面追踪', '面具识别佩戴者，决定今晚由谁扮神。'),
  work(
    '倒放的婚礼',
    'Wedding, Reversed',
    '全场倒着表演，再倒放给观众看：一切正常，只有米粒往上飞。',
    'Performed backwards and shown in reverse: everything is normal, only the rice flies up.',
  ),
  work(
    '五线谱上的轮椅',
    'Wheelchairs on the Stave',
    '四位轮椅使用者在地面乐谱上巡行，轮速即音高。',
    'Four wheelchair users travel a score on the floor; the speed of the wheel is the pitch.',
  ),
  work(
    '独角戏，但是摄像头一直在替观众鼓掌',
    'A One-Person Show During Which a Camera Applauds on Behalf of an Audience That Has Been Delayed by Snow',
    '大雪封路的一夜，机器看完了整场演出。',
    'On the night the roads were closed, a machine sat through the entire performance.',
  ),
  work(
    '最后一拍',
    'The Last Beat',
    '节拍器逐一停下，最后一台由孩子按住。',
    'One metronome stops after another. The last is held still by a child.',
  ),
];
