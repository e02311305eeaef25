import enQuestion from '../../../messages/en/community/question.json' with { type: 'json' };
import enAsk from '../../../messages/en/community/question-ask.json' with { type: 'json' };
import enOwn from '../../../messages/en/community/question-own.json' with { type: 'json' };
import enPage from '../../../messages/en/community/question-page.json' with { type: 'json' };
import zhQuestion from '../../../messages/zh/community/question.json' with { type: 'json' };
import zhAsk from '../../../messages/zh/community/question-ask.json' with { type: 'json' };
import zhOwn from '../../../messages/zh/community/question-own.json' with { type: 'json' };
import zhPage from '../../../messages/zh/community/question-page.json' with { type: 'json' };

/** Both languages with their address prefix, their hash, and the messages of questions. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', words: zhQuestion, page: zhPage, ask: zhAsk, own: zhOwn },
  { name: 'en', prefix: '/en', marker: '#!en', words: enQuestion, page: enPage, ask: enAsk, own: enOwn },
] as const;
