import enReview from '../../messages/en/base/staff-review.json' with { type: 'json' };
import enApplication from '../../messages/en/careers/application.json' with { type: 'json' };
import enAnswers from '../../messages/en/careers/application-answers.json' with { type: 'json' };
import enDesk from '../../messages/en/careers/application-desk.json' with { type: 'json' };
import enApplied from '../../messages/en/careers/application-own.json' with { type: 'json' };
import enDemand from '../../messages/en/careers/demand.json' with { type: 'json' };
import enDemandEdit from '../../messages/en/careers/demand-edit.json' with { type: 'json' };
import enDemandManage from '../../messages/en/careers/demand-manage.json' with { type: 'json' };
import enJobEdit from '../../messages/en/careers/job-edit.json' with { type: 'json' };
import enProposal from '../../messages/en/careers/proposal.json' with { type: 'json' };
import enRecruitment from '../../messages/en/careers/recruitment.json' with { type: 'json' };
import enShowcase from '../../messages/en/careers/showcase.json' with { type: 'json' };
import enSelect from '../../messages/en/front/centre-select.json' with { type: 'json' };
import enCashier from '../../messages/en/money/cashier.json' with { type: 'json' };
import enOrder from '../../messages/en/money/order.json' with { type: 'json' };
import enPerson from '../../messages/en/people/person.json' with { type: 'json' };
import enEditor from '../../messages/en/works/editor.json' with { type: 'json' };
import zhReview from '../../messages/zh/base/staff-review.json' with { type: 'json' };
import zhApplication from '../../messages/zh/careers/application.json' with { type: 'json' };
import zhAnswers from '../../messages/zh/careers/application-answers.json' with { type: 'json' };
import zhDesk from '../../messages/zh/careers/application-desk.json' with { type: 'json' };
import zhApplied from '../../messages/zh/careers/application-own.json' with { type: 'json' };
import zhDemand from '../../messages/zh/careers/demand.json' with { type: 'json' };
import zhDemandEdit from '../../messages/zh/careers/demand-edit.json' with { type: 'json' };
import zhDemandManage from '../../messages/zh/careers/demand-manage.json' with { type: 'json' };
import zhJobEdit from '../../messages/zh/careers/job-edit.json' with { type: 'json' };
import zhProposal from '../../messages/zh/careers/proposal.json' with { type: 'json' };
import zhRecruitment from '../../messages/zh/careers/recruitment.json' with { type: 'json' };
import zhShowcase from '../../messages/zh/careers/showcase.json' with { type: 'json' };
import zhSelect from '../../messages/zh/front/centre-select.json' with { type: 'json' };
import zhCashier from '../../messages/zh/money/cashier.json' with { type: 'json' };
import zhOrder from '../../messages/zh/money/order.json' with { type: 'json' };
import zhPerson from '../../messages/zh/people/person.json' with { type: 'json' };
import zhEditor from '../../messages/zh/works/editor.json' with { type: 'json' };

/** Both languages with the messages of all who have to do with a job or a project, and what is written in journeys. */
export const languages = [
  {
    name: 'zh',
    prefix: '',
    marker: '#!zh',
    ...{ review: zhReview, bar: zhEditor.bar, area: zhPerson.area, select: zhSelect },
    ...{ meal: zhRecruitment, ways: zhOrder.ways, cashier: zhCashier },
    ...{ job: zhJobEdit, apply: zhApplication, applied: zhApplied, desk: zhDesk, answers: zhAnswers },
    ...{ demand: { ...zhDemandEdit, kind: zhDemand.kind, manage: zhDemandManage } },
    ...{ proposal: zhProposal, showcase: zhShowcase },
    fields: { title: 'titleZh', body: 'bodyZh', duties: 'dutiesZh', needs: 'needsZh', text: 'textZh' },
    written: {
      ...{ job: '夜航灯光师', duties: '为一条船设计一整夜的光。', needs: '做过水上的光。' },
      ...{ country: '中国', city: '上海', note: '我做过潮汐的灯。' },
      ...{ demand: '点亮一条旧河道', body: '两公里河道，一个冬天的夜晚。' },
      ...{ offer: '让灯随潮水明灭。', case: '旧河道的冬夜', story: '灯随潮水明灭了九十个夜晚。' },
    },
  },
  {
    name: 'en',
    prefix: '/en',
    marker: '#!en',
    ...{ review: enReview, bar: enEditor.bar, area: enPerson.area, select: enSelect },
    ...{ meal: enRecruitment, ways: enOrder.ways, cashier: enCashier },
    ...{ job: enJobEdit, apply: enApplication, applied: enApplied, desk: enDesk, answers: enAnswers },
    ...{ demand: { ...enDemandEdit, kind: enDemand.kind, manage: enDemandManage } },
    ...{ proposal: enProposal, showcase: enShowcase },
    fields: { title: 'titleEn', body: 'bodyEn', duties: 'dutiesEn', needs: 'needsEn', text: 'textEn' },
    written: {
      ...{ job: 'Lighting designer for a boat', duties: 'Light for a whole night.', needs: 'Light over water.' },
      ...{ country: 'China', city: 'Shanghai', note: 'I made the Lamp of Tides.' },
      ...{ demand: 'Light for an old canal', body: 'Two kilometres, for the nights of one winter.' },
      ...{ offer: 'Lamps that follow the tide.', case: 'Winter nights on a canal', story: 'Ninety nights of lamps.' },
    },
  },
] as const;
export type Language = (typeof languages)[number];
