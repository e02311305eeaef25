import type { Tx } from '@/lib/platform/server/db/database';
import { speakers } from './speakers';

/** Comments by people without works, each with the reply of the work's author. */
const talks = [
  [
    'Seen three times this week. The pause before the last minute gets me every time.',
    'That pause took us a month. Thank you!',
  ],
  ['第一次看现场是跟同事一起，散场后谁都没说话。', '谢谢你们来现场，冬天还有一场。'],
  ['Is there a version with the original sound of the hall?', 'Yes, it will be online before the end of the year.'],
  ['想请教灯具的型号，我们的展厅层高只有四米。', '四米足够，用窄角度的就好，欢迎来聊。'],
  ['这件作品适合放在一楼大厅吗？白天光线很强。', '白天会弱一些，遮掉北侧的窗就很好。'],
] as const;

export interface NewcomerTalk {
  personId: string;
  text: string;
  reply: string;
}

/** A remark by each of the demonstration's people who have no works and say nothing else. */
export async function newcomerTalks(tx: Tx): Promise<NewcomerTalk[]> {
  const people = await tx
    .selectFrom('person')
    .select('id')
    .where('id', 'not in', [...speakers.zh, ...speakers.en])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('video').select('id').whereRef('author_id', '=', 'person.id'))),
    )
    .orderBy('id')
    .execute();
  return people.map(({ id }, place) => {
    const [text, reply] = talks[place % talks.length] ?? talks[0];
    return { personId: id, text, reply };
  });
}
