import enReview from '../../messages/en/base/staff-review.json' with { type: 'json' };
import enAdmission from '../../messages/en/live/admission.json' with { type: 'json' };
import enBroadcast from '../../messages/en/live/broadcast.json' with { type: 'json' };
import enConsole from '../../messages/en/live/broadcast-console.json' with { type: 'json' };
import enEdit from '../../messages/en/live/broadcast-edit.json' with { type: 'json' };
import enList from '../../messages/en/live/broadcast-list.json' with { type: 'json' };
import enManage from '../../messages/en/live/broadcast-manage.json' with { type: 'json' };
import enPage from '../../messages/en/live/broadcast-page.json' with { type: 'json' };
import enOwn from '../../messages/en/live/reminder-own.json' with { type: 'json' };
import enReplay from '../../messages/en/live/replay-desk.json' with { type: 'json' };
import enStage from '../../messages/en/live/stage.json' with { type: 'json' };
import enStageHost from '../../messages/en/live/stage-host.json' with { type: 'json' };
import enStream from '../../messages/en/live/stream.json' with { type: 'json' };
import enDesk from '../../messages/en/live/stream-desk.json' with { type: 'json' };
import enTalk from '../../messages/en/live/talk.json' with { type: 'json' };
import enOrder from '../../messages/en/money/order.json' with { type: 'json' };
import enEditor from '../../messages/en/works/editor.json' with { type: 'json' };
import zhReview from '../../messages/zh/base/staff-review.json' with { type: 'json' };
import zhAdmission from '../../messages/zh/live/admission.json' with { type: 'json' };
import zhBroadcast from '../../messages/zh/live/broadcast.json' with { type: 'json' };
import zhConsole from '../../messages/zh/live/broadcast-console.json' with { type: 'json' };
import zhEdit from '../../messages/zh/live/broadcast-edit.json' with { type: 'json' };
import zhList from '../../messages/zh/live/broadcast-list.json' with { type: 'json' };
import zhManage from '../../messages/zh/live/broadcast-manage.json' with { type: 'json' };
import zhPage from '../../messages/zh/live/broadcast-page.json' with { type: 'json' };
import zhOwn from '../../messages/zh/live/reminder-own.json' with { type: 'json' };
import zhReplay from '../../messages/zh/live/replay-desk.json' with { type: 'json' };
import zhStage from '../../messages/zh/live/stage.json' with { type: 'json' };
import zhStageHost from '../../messages/zh/live/stage-host.json' with { type: 'json' };
import zhStream from '../../messages/zh/live/stream.json' with { type: 'json' };
import zhDesk from '../../messages/zh/live/stream-desk.json' with { type: 'json' };
import zhTalk from '../../messages/zh/live/talk.json' with { type: 'json' };
import zhOrder from '../../messages/zh/money/order.json' with { type: 'json' };
import zhEditor from '../../messages/zh/works/editor.json' with { type: 'json' };

/** Both languages with the messages of all who have to do with a broadcast, and what is written in journeys. */
export const languages = [
  {
    name: 'zh',
    prefix: '',
    marker: '#!zh',
    ...{ review: { ...zhReview, ...zhConsole }, edit: { ...zhEdit, ...zhEditor }, list: zhList, manage: zhManage },
    ...{
      page: zhPage,
      phase: zhBroadcast.phase,
      stream: zhStream,
      desk: zhDesk,
      replay: zhReplay,
      talk: zhTalk,
      admission: zhAdmission,
    },
    ...{ own: zhOwn, stage: zhStage, stageHost: zhStageHost, ways: zhOrder.ways },
    fields: { title: 'titleZh', body: 'bodyZh' },
    written: {
      headline: '夜航现场',
      text: '灯在水上走一夜。',
      hello: '大家晚上好',
      question: '用的是什么灯？',
      reason: '码头封航了。',
    },
  },
  {
    name: 'en',
    prefix: '/en',
    marker: '#!en',
    ...{ review: { ...enReview, ...enConsole }, edit: { ...enEdit, ...enEditor }, list: enList, manage: enManage },
    ...{
      page: enPage,
      phase: enBroadcast.phase,
      stream: enStream,
      desk: enDesk,
      replay: enReplay,
      talk: enTalk,
      admission: enAdmission,
    },
    ...{ own: enOwn, stage: enStage, stageHost: enStageHost, ways: enOrder.ways },
    fields: { title: 'titleEn', body: 'bodyEn' },
    written: {
      ...{ headline: 'Live from a Night River', text: 'Lamps travel all night.', hello: 'Good evening' },
      ...{ question: 'Which lamps are these?', reason: 'The pier is closed.' },
    },
  },
] as const;
