import enStaff from '../../../messages/en/base/staff.json' with { type: 'json' };
import enReview from '../../../messages/en/base/staff-review.json' with { type: 'json' };
import enTopic from '../../../messages/en/community/topic.json' with { type: 'json' };
import enConsole from '../../../messages/en/community/topic-console.json' with { type: 'json' };
import enEdit from '../../../messages/en/community/topic-edit.json' with { type: 'json' };
import enDesk from '../../../messages/en/community/topic-manage.json' with { type: 'json' };
import enPage from '../../../messages/en/community/topic-page.json' with { type: 'json' };
import enSelect from '../../../messages/en/front/centre-select.json' with { type: 'json' };
import enEditor from '../../../messages/en/works/editor.json' with { type: 'json' };
import zhStaff from '../../../messages/zh/base/staff.json' with { type: 'json' };
import zhReview from '../../../messages/zh/base/staff-review.json' with { type: 'json' };
import zhTopic from '../../../messages/zh/community/topic.json' with { type: 'json' };
import zhConsole from '../../../messages/zh/community/topic-console.json' with { type: 'json' };
import zhEdit from '../../../messages/zh/community/topic-edit.json' with { type: 'json' };
import zhDesk from '../../../messages/zh/community/topic-manage.json' with { type: 'json' };
import zhPage from '../../../messages/zh/community/topic-page.json' with { type: 'json' };
import zhSelect from '../../../messages/zh/front/centre-select.json' with { type: 'json' };
import zhEditor from '../../../messages/zh/works/editor.json' with { type: 'json' };

const zh = {
  ...{ topic: zhTopic, words: zhPage, edit: { ...zhEdit, ...zhEditor } },
  ...{ desk: zhDesk, select: zhSelect, sections: zhStaff.sections, review: { ...zhReview, ...zhConsole } },
};
const en = {
  ...{ topic: enTopic, words: enPage, edit: { ...enEdit, ...enEditor } },
  ...{ desk: enDesk, select: enSelect, sections: enStaff.sections, review: { ...enReview, ...enConsole } },
};

/** Both languages with their address prefix, their hash, and the messages of channels. */
export const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', ...zh },
  { name: 'en', prefix: '/en', marker: '#!en', ...en },
] as const;
export type Language = (typeof languages)[number];
