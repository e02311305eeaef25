import { type SeedWork, untranslated, work } from './work';

export const intelligenceWorks: SeedWork[] = [
  work(
    '神经花园',
    'Neural Garden',
    '模型只看过一本 1930 年代的植物标本册，于是它以为世界是扁的、棕色的，并且有编号。',
    'The model has seen one herbarium of the 1930s, and so believes that the world is flat, brown and numbered.',
  ),
  work(
    '它梦见的外婆',
    'The Grandmother It Dreamt',
    '用 63 张家庭照训练的小模型，反复画出一张没有人拍过的合影。',
    'A small model trained on sixty-three family photographs keeps drawing a group portrait that nobody took.',
  ),
  work(
    '拒绝的一千种方式',
    'A Thousand Ways of Saying No',
    '收集语言模型的婉拒，按礼貌程度排成一首长诗。',
    'Refusals collected from language models, ordered by politeness into a long poem.',
  ),
  work(
    '错误的鸟类学',
    'Erroneous Ornithology',
    '让分类器给云起鸟名，再请观鸟者去找它们。',
    'A classifier gives clouds the names of birds; birdwatchers are then asked to find them.',
  ),
  work(
    '机器临摹兰亭',
    'A Machine Copies the Orchid Pavilion',
    '七百次临摹，每次只许看上一次。',
    'Seven hundred copies of a famous scroll, each made from the one before.',
  ),
  work(
    '潜空间里的慢车',
    'Slow Train Through Latent Space',
    '窗外的风景全部由插值生成，列车准点，目的地不明。',
    'The landscape outside is all interpolation. The train is on time; its destination is not known.',
  ),
  work(
    '给算法讲睡前故事',
    'Bedtime Stories for an Algorithm',
    '一位父亲连续百日给推荐系统念故事，看它第二天推荐什么。',
    'For a hundred nights a father reads to a recommender and notes what it suggests in the morning.',
  ),
  work(
    '合成的证人',
    'Synthetic Witness',
    '五个模型描述同一场车祸，画面按它们的分歧撕开。',
    'Five models describe one accident; the picture tears where they disagree.',
  ),
  work(
    '数据集之外的手',
    'Hands Outside the Dataset',
    '那些被标注员删掉的手：六指的、戴顶针的、缺了一节的。',
    'The hands that annotators threw out: with six fingers, with a thimble, with one joint missing.',
  ),
  work(
    '过拟合情人',
    'The Overfitted Lover',
    '它记住了你说过的每一句话，因此再也无法回答新的。',
    'It remembers every word you said and therefore cannot answer a new one.',
  ),
  work(
    '低分辨率的故乡',
    'Home Town, Low Resolution',
    '用超分模型放大一张 32 像素的童年照，得到一个从未存在的县城。',
    'Enlarging a childhood picture of thirty-two pixels yields a county town that never was.',
  ),
  work(
    '注意力即一切，除了你',
    'Attention Is Everything, Except Yours',
    '装置测量观众看它的时间，并把时间退还。',
    'The piece measures how long you look at it and pays the time back.',
  ),
  work(
    '词向量茶馆',
    'The Word-Vector Teahouse',
    '点一个词，上一壶与它最近的茶。',
    'Order a word and be served the tea nearest to it.',
  ),
  work(
    '谁在标注',
    'Who Labels',
    '十二位数据标注员的工位、双手与午休，无旁白。',
    'The desks, hands and lunch breaks of twelve data workers, without a voice-over.',
  ),
  work(
    '幻觉博物馆导览',
    'A Tour of the Museum of Hallucinations',
    '由聊天模型虚构的三十件馆藏，全部请工匠做了出来。',
    'Thirty exhibits invented by a chatbot, every one of them then made by a craftsman.',
  ),
  work(
    '模型的遗忘曲线',
    'The Forgetting Curve of a Model',
    '每天剪掉百分之一的参数，直到它只会说“光”。',
    'Prune one per cent of the weights a day until the only word left is “light”.',
  ),
  untranslated('对联机', '上联由路人写，下联由机器对，横批由雨决定。'),
  work(
    '第二人称',
    'Second Person',
    '镜头前的你被实时改写成七种传记，你可以选一种离开。',
    'In front of the camera you are rewritten, live, into seven biographies. You may leave with one.',
  ),
  work(
    '温度 0.7',
    'Temperature 0.7',
    '同一句话在不同温度下念一百遍，冷的像法条，热的像酒。',
    'One sentence read a hundred times at different temperatures: cold it is law, hot it is wine.',
  ),
];
