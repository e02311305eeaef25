import { type SeedWork, untranslated, work } from './work';

export const roboticsWorks: SeedWork[] = [
  work(
    '机械臂学会了犹豫',
    'A Robot Arm Learns to Hesitate',
    '在每一次落笔前加入 0.8 秒的不确定，画面突然像有人了。',
    'Add 0.8 seconds of doubt before each stroke, and suddenly somebody seems to be there.',
  ),
  work(
    '扫地的西西弗斯',
    'Sisyphus, Sweeping',
    '一台机器把沙扫成圆，另一台把圆扫散，合同期为三个月。',
    'One machine sweeps the sand into a circle, another sweeps the circle away. Their contract runs for three months.',
  ),
  work(
    '为工业机器人编的扇舞',
    'Fan Dance for an Industrial Robot',
    '六轴、一把绢扇、一位七十一岁的编舞。',
    'Six axes, one silk fan and a choreographer of seventy-one.',
  ),
  work(
    '自动书写者',
    'The Automatic Writer',
    '它抄写观众的名字，墨用完时停下，等人说一句谢谢。',
    'It copies out the names of visitors, stops when the ink runs dry, and waits for somebody to say thank you.',
  ),
  work(
    '螺丝合唱',
    'Chorus of Screws',
    '三百支电批按扭矩定音，演奏一支车间里流传的小调。',
    'Three hundred drivers, tuned by torque, play a tune that goes round the workshop.',
  ),
  work(
    '软体',
    'Soft Body',
    '硅胶、气泵、一根两米长的犹如象鼻的手，它喜欢被握住的力度是四牛顿。',
    'Silicone, air pumps and a limb two metres long. It likes to be held with a force of four newtons.',
  ),
  work(
    '等人的轮椅',
    'The Wheelchair That Waits',
    '空轮椅在展厅里寻找站得太久的人。',
    'An empty wheelchair searches the gallery for those who have stood too long.',
  ),
  work(
    '反向皮影',
    'Shadow Puppets, Reversed',
    '人站在幕后不动，灯在动。',
    'The people behind the screen stand still. The lamp moves.',
  ),
  work(
    '一公斤的拥抱',
    'One Kilogram of Embrace',
    '压力服把远方家人的拥抱送来，误差正负五十克。',
    'A pressure suit delivers an embrace from far away, give or take fifty grams.',
  ),
  work(
    '铆钉与露水',
    'Rivets and Dew',
    '清晨四点，一台机器在温室里给每片叶子称重。',
    'Four in the morning: a machine weighs every leaf in a greenhouse.',
  ),
  work(
    '失业的机械手',
    'Retired Gripper',
    '从生产线上退役的夹爪，领取了一份只需要挥手的工作。',
    'A gripper retired from the line has found a job in which it only needs to wave.',
  ),
  work(
    '折衣服的漫长哲学',
    'The Long Philosophy of Folding a Shirt',
    '连续折叠 72 小时，每一次都比上一次更接近放弃。',
    'Seventy-two hours of folding, each time a little closer to giving up.',
  ),
  work(
    '蜘蛛电梯',
    'Spider Lift',
    '八足机器在美术馆中庭织网，闭馆时把网吃掉。',
    'A machine with eight legs spins in the atrium and eats its web at closing time.',
  ),
  work(
    '走钢丝的程序',
    'A Program on the High Wire',
    '平衡算法的失败集锦，剪成一支芭蕾。',
    'The failures of a balancing algorithm, cut into a ballet.',
  ),
  work(
    '机器菩提',
    'Machine Under a Tree',
    '每落一片叶，它就删掉一行代码。',
    'For every leaf that falls it deletes one line of its code.',
  ),
  untranslated('木牛再制', '依《考工》残图复原的步行机关，上坡时会喘。'),
  work(
    '给手工业者的赔礼',
    'An Apology to the Crafts',
    '机器用九个月学会修补一只碗，然后请焗瓷师傅打分：六十一分。',
    'In nine months a machine learns to mend a bowl. The master mender’s mark: sixty-one of a hundred.',
  ),
  work(
    '慢速抓取',
    'Slow Grasp',
    '抓起一颗生鸡蛋，用时一小时零四分。',
    'Picking up a raw egg, in one hour and four minutes.',
    3840,
  ),
  work(
    '第一次握手',
    'First Handshake',
    '两台从未见面的机器，只凭触觉交换姓名。',
    'Two machines that have never met exchange names by touch.',
  ),
];
