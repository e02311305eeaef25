import enReview from '../../../messages/en/base/staff-review.json' with { type: 'json' };
import enEdit from '../../../messages/en/events/activity-edit.json' with { type: 'json' };
import enManage from '../../../messages/en/events/activity-manage.json' with { type: 'json' };
import enTicket from '../../../messages/en/events/ticket.json' with { type: 'json' };
import enOwn from '../../../messages/en/events/ticket-own.json' with { type: 'json' };
import enPerson from '../../../messages/en/people/person.json' with { type: 'json' };
import enMessage from '../../../messages/en/reactions/message.json' with { type: 'json' };
import enEditor from '../../../messages/en/works/editor.json' with { type: 'json' };
import zhReview from '../../../messages/zh/base/staff-review.json' with { type: 'json' };
import zhEdit from '../../../messages/zh/events/activity-edit.json' with { type: 'json' };
import zhManage from '../../../messages/zh/events/activity-manage.json' with { type: 'json' };
import zhTicket from '../../../messages/zh/events/ticket.json' with { type: 'json' };
import zhOwn from '../../../messages/zh/events/ticket-own.json' with { type: 'json' };
import zhPerson from '../../../messages/zh/people/person.json' with { type: 'json' };
import zhMessage from '../../../messages/zh/reactions/message.json' with { type: 'json' };
import zhEditor from '../../../messages/zh/works/editor.json' with { type: 'json' };
import { languages as both } from './words';

const [zh, en] = both;

/** Both languages with what an activity in it is made of, and the messages of all who have to do with it. */
export const languages = [
  {
    ...zh,
    ...{ edit: { ...zhEdit, ...zhEditor }, manage: zhManage, review: zhReview, area: zhPerson.area },
    ...{ ticket: zhTicket, own: zhOwn, message: zhMessage },
    fields: { title: 'titleZh', body: 'bodyZh', venue: 'venueZh', address: 'addressZh', name: 'nameZh' },
    written: {
      ...{ headline: '夜航灯会', text: '灯在水上走一夜。', venue: '西岸码头', address: '龙腾大道 2555 号' },
      ...{ country: '中国', city: '上海', paid: '船票', free: '岸上' },
    },
    said: { moved: '改了时间', reason: '码头封航，改期另行通知。' },
  },
  {
    ...en,
    ...{ edit: { ...enEdit, ...enEditor }, manage: enManage, review: enReview, area: enPerson.area },
    ...{ ticket: enTicket, own: enOwn, message: enMessage },
    fields: { title: 'titleEn', body: 'bodyEn', venue: 'venueEn', address: 'addressEn', name: 'nameEn' },
    written: {
      ...{
        headline: 'Lamps on a Night River',
        text: 'Lamps travel all night.',
        venue: 'West Pier',
        address: '9 Pier Road',
      },
      ...{ country: 'China', city: 'Shanghai', paid: 'On the boat', free: 'On the shore' },
    },
    said: { moved: 'has changed its time', reason: 'The pier is closed to boats.' },
  },
] as const;
export type Language = (typeof languages)[number];
