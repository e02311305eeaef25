import { activityCategory } from '../../codes';
import type { SeedActivity } from './seed-activity';

const inDays = (days: number) => days * 24;
const same = { category: activityCategory.contest, organiser: 34 } as const;

/** The contests that the demonstration runs from the call to the certificate, one in each phase. */
export const contests: readonly SeedActivity[] = [
  {
    id: 'contest-open',
    titleZh: '光在动 2026：动态影像公开征集',
    titleEn: 'Light in Motion 2026: Open Call for Moving Images',
    ...{ ...same, startDay: -10, startHour: 10, hours: inDays(75), topic: 3, enrol: [-10, 20], photos: 3 },
    zh: `一束光只要动起来，就有了开头和结尾。我们征集以光的运动为主角的作品：影像、装置，或一群人一起做的事。
- 影像组免费，个人与团队都可参加
- 装置组在前十八天有早鸟价
- 团队组只收三人以上合作的作品
通过形式审核的作品会立刻公开展示，截止以后由评委与公众分别评选。`,
    en: `As soon as a beam of light moves, it has a beginning and an end. We are looking for works in which that movement plays the lead: films, installations, or something that a group does together.
- Film is free, for individuals and for teams
- Installation costs less in the first eighteen days
- Collective is for works by three people or more
Works are shown as soon as they pass the formal check. After the close, a jury and the public each choose.`,
  },
  {
    id: 'contest-judging',
    titleZh: '新光 2026：匿名评选',
    titleEn: 'New Light 2026: An Award Without Names',
    ...{ ...same, startDay: -40, startHour: 10, hours: inDays(75), topic: 1, enrol: [-40, -12], photos: 3 },
    zh: `在结果公布之前，谁也不知道作品是谁做的。评委看不到姓名，观众也看不到：能说话的只有作品。
- 每件作品由三位评委独立打分
- 公众投票同时进行，每人每件作品一票
- 投票结束前二十四小时不再更新票数`,
    en: `Until the results are out, nobody knows who made what. The jury sees no names and neither does the public: the work does all the talking.
- Three judges score each work, on their own
- The public votes at the same time, one vote per person and work
- In the last twenty-four hours the counts stand still`,
  },
  {
    id: 'contest-decided',
    titleZh: '未来实验室 2026：年度作品奖',
    titleEn: 'Future Lab 2026: Works of the Year',
    ...{ ...same, startDay: -120, startHour: 10, hours: inDays(62), topic: 5, enrol: [-120, -85], photos: 5 },
    zh: `实验不保证成功，只保证诚实。未来实验室评选过去一年里最认真的实验：它提出了一个问题，并且把答案留给了看的人。
入围与获奖名单已经公布，签名的结果文件任何人都可以自己核对。`,
    en: `An experiment does not promise success, only honesty. Future Lab honours the most serious ones of the past year: works that ask a question and leave the answer to whoever is looking.
Shortlist and awards are published, and anybody can check the signed result.`,
  },
  {
    id: 'contest-2020',
    titleZh: '2020 年度新媒体艺术评选',
    titleEn: 'New Media Art Annual 2020',
    ...{ ...same, since: '2020-08-20', startDay: 0, startHour: 10, hours: inDays(100), topic: 2 },
    ...{ enrol: [0, 53], photos: 4 },
    zh: `那一年，许多展览没有开门，许多作品却第一次被这么多人同时看到。年度评选由评委与公众共同完成，公众投票于 2020 年 11 月 10 日北京时间 12:00 结束。
所有票数、剔除的票与评选规则都留在公示页上。`,
    en: `It was a year in which many exhibitions stayed closed, and many works were seen by more people at once than ever before. Jury and public chose together; the public vote ended on 10 November 2020 at 12:00 Beijing time.
All counts, the votes that were taken out and the rules are kept on the integrity page.`,
  },
];
