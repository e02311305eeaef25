import enRichText from '../../../messages/en/base/rich-text.json' with { type: 'json' };
import enReview from '../../../messages/en/base/staff-review.json' with { type: 'json' };
import enConsole from '../../../messages/en/community/article-console.json' with { type: 'json' };
import enEdit from '../../../messages/en/community/article-edit.json' with { type: 'json' };
import enEditor from '../../../messages/en/works/editor.json' with { type: 'json' };
import zhRichText from '../../../messages/zh/base/rich-text.json' with { type: 'json' };
import zhReview from '../../../messages/zh/base/staff-review.json' with { type: 'json' };
import zhConsole from '../../../messages/zh/community/article-console.json' with { type: 'json' };
import zhEdit from '../../../messages/zh/community/article-edit.json' with { type: 'json' };
import zhEditor from '../../../messages/zh/works/editor.json' with { type: 'json' };

const zh = { edit: { ...zhEdit, ...zhEditor }, richText: zhRichText, review: { ...zhReview, ...zhConsole } };
const en = { edit: { ...enEdit, ...enEditor }, richText: enRichText, review: { ...enReview, ...enConsole } };

/** Both languages with what an article in it is made of, and the messages of its editor. */
export const languages = [
  {
    name: 'zh',
    prefix: '',
    marker: '#!zh',
    title: 'titleZh',
    body: 'bodyZh',
    headline: '夜里的声音',
    searched: '光',
    watched: '一起赌博',
    ...zh,
  },
  {
    name: 'en',
    prefix: '/en',
    marker: '#!en',
    title: 'titleEn',
    body: 'bodyEn',
    headline: 'Sounds of the night',
    searched: 'light',
    watched: 'casino bonus',
    ...en,
  },
] as const;
export type Language = (typeof languages)[number];
