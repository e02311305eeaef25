import enAwardDesk from '../../../messages/en/events/award-desk.json' with { type: 'json' };
import enHome from '../../../messages/en/events/contest-home.json' with { type: 'json' };
import enEntry from '../../../messages/en/events/entry.json' with { type: 'json' };
import enEntryDesk from '../../../messages/en/events/entry-desk.json' with { type: 'json' };
import enEdit from '../../../messages/en/events/entry-edit.json' with { type: 'json' };
import enOwn from '../../../messages/en/events/entry-own.json' with { type: 'json' };
import enJudging from '../../../messages/en/events/judging.json' with { type: 'json' };
import enVote from '../../../messages/en/events/vote.json' with { type: 'json' };
import zhAwardDesk from '../../../messages/zh/events/award-desk.json' with { type: 'json' };
import zhHome from '../../../messages/zh/events/contest-home.json' with { type: 'json' };
import zhEntry from '../../../messages/zh/events/entry.json' with { type: 'json' };
import zhEntryDesk from '../../../messages/zh/events/entry-desk.json' with { type: 'json' };
import zhEdit from '../../../messages/zh/events/entry-edit.json' with { type: 'json' };
import zhOwn from '../../../messages/zh/events/entry-own.json' with { type: 'json' };
import zhJudging from '../../../messages/zh/events/judging.json' with { type: 'json' };
import zhVote from '../../../messages/zh/events/vote.json' with { type: 'json' };

const zh = {
  ...{ home: zhHome, entry: zhEntry, edit: zhEdit, own: zhOwn, vote: zhVote, judging: zhJudging },
  desk: { entries: zhEntryDesk, awards: zhAwardDesk },
};
const en: typeof zh = {
  ...{ home: enHome, entry: enEntry, edit: enEdit, own: enOwn, vote: enVote, judging: enJudging },
  desk: { entries: enEntryDesk, awards: enAwardDesk },
};

/** Both languages with their address prefix, their hash, and the messages of contests. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', ...zh },
  { name: 'en', prefix: '/en', marker: '#!en', ...en },
] as const;
