import type { Language } from '@/lib/platform/shared/language';

/**
 * The author of a reply: the maker of the work, the author of the comment, or somebody else who addresses the previous
 * one.
 */
export type Voice = 'maker' | 'asker' | 'other';

/** A comment and its replies. */
export interface Talk {
  text: string;
  replies: readonly (readonly [Voice, string])[];
}

/** Comments with replies; the maker's fit any work. */
export const talks: Record<Language, readonly Talk[]> = {
  zh: [
    {
      text: '请问拍摄的时候现场是全黑的吗？噪点控制得太好了。',
      replies: [
        ['maker', '留了一盏 5 瓦的台灯在门外，没有它相机对不上焦。'],
        ['asker', '原来如此，谢谢！'],
      ],
    },
    { text: '会来南方展出吗？', replies: [['maker', '正在谈，定了会在这里说。']] },
    {
      text: '音乐是现场收的还是后来配的？',
      replies: [
        ['maker', '一半一半。脚步声都是现场的。'],
        ['other', '我就说那个脚步声不像拟音。'],
      ],
    },
    {
      text: '这段转场是一镜到底吗，还是中间有剪辑？',
      replies: [
        ['other', '我数了，至少有两处，藏在暗场里。'],
        ['maker', '被你发现了，其实是三处。'],
        ['asker', '回去再数一遍 😄'],
        ['other', '第三处在哪儿，找了半小时。'],
        ['maker', '看地面的反光。'],
      ],
    },
    {
      text: '刚入门，想问这样的作品一般要准备多久？',
      replies: [
        ['maker', '想了一年，做了两个月，拍了三个晚上。'],
        ['other', '想的时间最贵。'],
      ],
    },
    { text: '字幕有一处错别字，在结尾前面一点点。', replies: [['maker', '看到了，谢谢提醒，下一版改掉。']] },
    {
      text: '我觉得中段可以再短一些，情绪有点断。',
      replies: [
        ['other', '不同意，中段就是用来断的。'],
        ['asker', '也有道理，再看一遍。'],
        ['maker', '两种剪法我们都试过，最后留了长的。谢谢认真看。'],
      ],
    },
    { text: '开放下载吗？想在社区放映会上放。', replies: [['maker', '放映会没问题，私信我，给你更清楚的版本。']] },
  ],
  en: [
    {
      text: 'Was the room completely dark? There is hardly any noise in the picture.',
      replies: [
        ['maker', 'One small lamp outside the door. Without it the camera would not focus.'],
        ['asker', 'That explains the edge of warmth on the left. Thank you!'],
      ],
    },
    { text: 'Will it travel?', replies: [['maker', 'We are talking to two places. I will say so here.']] },
    {
      text: 'Is the sound recorded on the spot?',
      replies: [
        ['maker', 'Half of it. The footsteps are all real.'],
        ['other', 'I knew those were not made in a studio.'],
      ],
    },
    {
      text: 'How long does something like this take?',
      replies: [
        ['maker', 'A year of thinking, two months of making, three nights of filming.'],
        ['other', 'The thinking is the expensive part.'],
        ['asker', 'I have the thinking done, then.'],
      ],
    },
    {
      text: 'I would have made the middle shorter.',
      replies: [
        ['other', 'The middle is where it happens!'],
        ['maker', 'We tried both. The long one stayed.'],
      ],
    },
    {
      text: 'Could I show this at our film night?',
      replies: [['maker', 'Gladly. Write to me and I send a better file.']],
    },
  ],
};

/** A comment with many replies. */
export const longTalk: Talk = {
  text: '大家看的时候都在什么地方？我先说：夜班地铁，最后一节车厢，只有我一个人。',
  replies: [
    ['other', '厨房，等水开。水开了三次。'],
    ['other', 'On a night ferry, somewhere between two islands.'],
    ['asker', '轮渡也太合适了。'],
    ['maker', '我在剪辑室，看了大概四百遍。'],
    ['other', '病房陪护，声音开到最小，旁边床的爷爷也凑过来看。'],
    ['other', 'A tent, in the rain. The rain won.'],
    ['other', '办公室，下班以后没开灯。'],
    ['asker', '谢谢大家，这条评论下面可以拍一支新片子了。'],
    ['maker', '记下了。真的。'],
  ],
};
