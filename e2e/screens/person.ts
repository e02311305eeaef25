import type { Page } from '@playwright/test';
import { wakeEditor } from '../community/article/writing';
import { applications } from './applications';
import { judgings } from './judging';
import { type Row, rows, sendEmpty } from './screen';

const proposals = '/projectManage/[id]/proposals';

const personal: readonly Row[] = [
  ['/PeopleCenter'],
  ['/MyFocus?tab=people'],
  ['/MyFocus?tab=channels'],
  ['/MyFocus?tab=fans'],
  ['/MyCollect?tab=works'],
  ['/MyCollect?tab=activities'],
  ['/MyCollect?tab=articles'],
  ['/MyCollect?tab=questions'],
  ['/MyCollect?tab=channels'],
  ['/AddTopic', { act: chooseChannel }],
  ['/MyCollect?tab=liked'],
  ['/MyCollect?tab=lists'],
  ['/MyMaJiang'],
  ['/MyMaJiang?tab=history'],
  ['/MyMaJiang?tab=credits'],
  ['/MyMaJiang/new'],
  ['/MyMaJiang/{draft}', { route: '/MyMaJiang/[id]' }],
  ['/MyMaJiang/articles'],
  ['/articleIndex/new?topicId=topic-01', { act: sendEmpty }],
  ['/articleIndex/{article}/edit', { route: '/articleIndex/[id]/edit', act: loadEditors }],
  ['/MyMaJiang/questions'],
  ['/MyMaJiang/questions?tab=answers'],
  ['/topicQuestion/topic-01/create', { route: '/topicQuestion/[topicId]/create', act: sendEmpty }],
  ['/selectVideo?playlist={playlist}'],
  ['/selectVideo?topicId=topic-01'],
  ['/selectVideo?entry={entry}'],
  ['/selectVideo?demand=demand-01'],
  ['/videoSort/{playlist}', { route: '/videoSort/[id]' }],
  ['/AddTopic/new', { act: sendEmpty }],
  ['/AddTopic/{asked}', { route: '/AddTopic/[id]' }],
  ['/topicManage'],
  ['/activityManage'],
  ['/activityManage/new'],
  ['/activityManage/{activity}', { route: '/activityManage/[id]' }],
  ['/activityManage/{activity}?tab=attendees', { route: '/activityManage/[id]' }],
  ['/activityManage/{activity}?tab=orders', { route: '/activityManage/[id]' }],
  ['/activityManage/{activity}/door', { route: '/activityManage/[id]/door', act: openHistory }],
  ['/activityManage/nothing/door', { route: '/activityManage/[id]/door', status: 404 }],
  ['/liveManage'],
  ['/liveManage/new'],
  ['/liveManage/{broadcast}', { route: '/liveManage/[id]' }],
  ['/liveManage/{broadcast}/edit', { route: '/liveManage/[id]/edit', act: loadEditors }],
  ['/liveManage/{plan}/edit', { route: '/liveManage/[id]/edit', act: loadEditors }],
  ['/liveManage/nothing/edit', { route: '/liveManage/[id]/edit', status: 404 }],
  ['/projectManage'],
  ['/projectManage/new'],
  ['/projectManage/{demandDraft}/edit', { route: '/projectManage/[id]/edit' }],
  ['/projectManage/{demand}/edit', { route: '/projectManage/[id]/edit' }],
  ['/projectManage/nothing/edit', { route: '/projectManage/[id]/edit', status: 404 }],
  ['/projectManage/{demand}/looks', { route: '/projectManage/[id]/looks' }],
  ['/projectManage/{demandDraft}/looks', { route: '/projectManage/[id]/looks' }],
  ['/projectManage/{demand}/teams', { route: '/projectManage/[id]/teams' }],
  ['/projectManage/{demandDraft}/teams', { route: '/projectManage/[id]/teams' }],
  ['/projectManage/nothing/teams', { route: '/projectManage/[id]/teams', status: 404 }],
  ['/projectManage/{demand}/services', { route: '/projectManage/[id]/services' }],
  ['/projectManage/{demandDraft}/services', { route: '/projectManage/[id]/services' }],
  ['/projectManage/nothing/services', { route: '/projectManage/[id]/services', status: 404 }],
  ['/projectManage/services/done?orderId={teamOrder}'],
  ['/projectManage/services/done?orderId={teamsEnded}'],
  ['/projectManage/{demand}/proposals', { route: proposals }],
  ['/projectManage/{demandDraft}/proposals', { route: proposals }],
  ['/projectManage/nothing/proposals', { route: proposals, status: 404 }],
  ['/projectManage/{demand}/proposals/{proposal}', { route: `${proposals}/[proposalId]`, act: openRefusal }],
  ['/projectManage/{demand}/proposals/{chosenProposal}', { route: `${proposals}/[proposalId]` }],
  ['/projectManage/{demand}/proposals/nothing', { route: `${proposals}/[proposalId]`, status: 404 }],
  ['/projectManage/cases'],
  ['/projectManage/cases/{ownCase}', { route: '/projectManage/cases/[id]' }],
  ['/projectManage/cases/nothing', { route: '/projectManage/cases/[id]', status: 404 }],
  ['/my/proposals'],
  ['/my/proposals/{ownProposal}', { route: '/my/proposals/[id]' }],
  ['/my/proposals/nothing', { route: '/my/proposals/[id]', status: 404 }],
  ['/applyProject/demand-04', { route: '/applyProject/[id]' }],
  ['/applyProject/{demand}', { route: '/applyProject/[id]' }],
  ['/applyProject/nothing', { route: '/applyProject/[id]', status: 404 }],
  ['/projectManage/nothing/looks', { route: '/projectManage/[id]/looks', status: 404 }],
  ['/recruitManage', { act: askAboutJob }],
  ['/recruitManage/new'],
  ['/recruitManage/{job}/edit', { route: '/recruitManage/[id]/edit' }],
  ['/recruitManage/{jobDraft}/edit', { route: '/recruitManage/[id]/edit', act: openAreas }],
  ['/recruitManage/nothing/edit', { route: '/recruitManage/[id]/edit', status: 404 }],
  ['/live/articipatoryLive/nothing', { route: '/live/articipatoryLive/[id]', status: 404 }],
  ['/activityManage/{activity}/edit', { route: '/activityManage/[id]/edit', act: loadEditors }],
  ...judgings,
  ['/order/{order}/invoice', { route: '/order/[id]/invoice', act: sendUntitled }],
  ['/order/{invoiced}/invoice', { route: '/order/[id]/invoice' }],
  ['/SignUp/activity-10', { route: '/SignUp/[id]', act: sendEmpty }],
  // On the waiting list.
  ['/SignUp/activity-51', { route: '/SignUp/[id]' }],
  ['/report?type=video&id=video-001'],
  ['/PersonalMessage'],
  ['/PersonalMessage?type=comments'],
  ['/systemMessage'],
  ['/otherMessage/likes', { route: '/otherMessage/[step]' }],
  ['/otherMessage/works', { route: '/otherMessage/[step]' }],
  ['/otherMessage/nothing', { route: '/otherMessage/[step]', status: 404 }],
  ['/reply', { act: openAnswer }],
  ['/my/order'],
  ['/my/order?state=pending'],
  ['/order/{unpaid}', { route: '/order/[id]' }],
  ['/order/{unpaid}/pay', { route: '/order/[id]/pay' }],
  ['/order/{transferred}/pay', { route: '/order/[id]/pay', act: sendNoSlip }],
  ['/order/{slip}', { route: '/order/[id]' }],
  ['/order/{slip}/pay', { route: '/order/[id]/pay' }],
  ['/order/{late}/pay', { route: '/order/[id]/pay' }],
  ['/order/{stuck}', { route: '/order/[id]' }],
  ['/order/{paid}', { route: '/order/[id]' }],
  ['/order/{paid}/pay', { route: '/order/[id]/pay' }],
  ['/order/nothing', { route: '/order/[id]', status: 404 }],
  ['/counter/{bill}', { route: '/counter/[outTradeNo]' }],
  ['/live/callbackHTML?order={unpaid}'],
  ['/live/callbackHTML?order={paid}'],
  ['/live/callbackHTML'],
  // With an order to pay, bought, and canceled.
  ['/seeEmail?id=demand-01'],
  ['/seeEmail?id=demand-17'],
  ['/seeEmail?id=nothing', { status: 404 }],
  ['/live/mine'],
  ['/live/mine?tab=paid'],
  ['/live/payDetail?id=broadcast-02'],
  ['/live/payDetail?id=broadcast-04'],
  ['/live/payDetail?id=broadcast-10'],
  ['/live/payDetail?id=nothing', { status: 404 }],
  ['/live/paySuc?orderId={livePaid}'],
  ['/meal'],
  ['/meal/mealSuc?orderId={jobPurchase}'],
  ['/recruitManage/rights', { act: askReturn }],
  ['/ticket/get/{ticketed}', { route: '/ticket/get/[activityId]' }],
  ['/ticket/get/nothing', { route: '/ticket/get/[activityId]', status: 404 }],
  [
    '/ticket/enrol/{ticketed}/{ticketType}/2',
    { route: '/ticket/enrol/[activityId]/[ticketId]/[amount]', act: sendEmpty },
  ],
  ['/ticket/confirm?order={unpaidTickets}'],
  ['/ticket/confirm?order={ticketOrder}'],
  ['/ticket', { act: openReturn }],
  ['/ticket?tab=unpaid'],
  ['/ticket/e?activity={ticketed}'],
  ['/entry'],
  ['/entry/{entry}', { route: '/entry/[id]', act: sendUnfinished }],
  ['/entry/{sentEntry}', { route: '/entry/[id]' }],
  ['/entry/nothing', { route: '/entry/[id]', status: 404 }],
  ['/match/light-in-motion/enter', { route: '/match/[contestName]/enter' }],
  // Works are no longer taken.
  ['/match/new-light/enter', { route: '/match/[contestName]/enter' }],
  ['/match/nothing/enter', { route: '/match/[contestName]/enter', status: 404 }],
  ...applications,
  ['/qualifications'],
  ['/wallet', { act: topUpNothing }],
  ['/wallet?history=points'],
  ['/Settings'],
  ['/Settings/profile'],
  ['/Settings/security'],
  ['/Settings/security?change=phone'],
  ['/Settings/security?change=password'],
  ['/Settings/binding'],
  ['/Settings/devices'],
  ['/Settings/notifications'],
  ['/Settings/blocked'],
  ['/Settings/data'],
  ['/Settings/account'],
];

const empty: readonly Row[] = [
  ['/judging'],
  ['/MyFocus?tab=people'],
  ['/MyCollect?tab=works'],
  ['/MyMaJiang'],
  ['/MyMaJiang/articles'],
  ['/MyMaJiang/questions'],
  ['/activityManage'],
  ['/liveManage'],
  ['/liveManage/new'],
  ['/projectManage'],
  ['/recruitManage'],
  ['/recruitManage/new'],
  ['/live/mine'],
  ['/recruitManage/rights'],
  ['/topicQuestion/topic-01/create', { route: '/topicQuestion/[topicId]/create' }],
  ['/PersonalMessage'],
  ['/otherMessage/follows', { route: '/otherMessage/[step]' }],
  ['/reply'],
  ['/my/order'],
  ['/ticket'],
  ['/entry'],
  ['/my/applications'],
  ['/qualifications', { act: sendEmptyPapers }],
  ['/wallet'],
  ['/Settings/blocked'],
];

/** Those that are followed already cannot be chosen. */
async function chooseChannel(page: Page) {
  await page.getByRole('listitem').getByRole('button', { disabled: false }).first().click();
}

/** Asks before the last of what can be done with the first job. */
async function askAboutJob(page: Page) {
  await page.getByRole('main').getByRole('article').first().getByRole('button').last().click();
  await page.getByRole('alertdialog').waitFor();
}

/** Opens the areas in which a job can be. */
async function openAreas(page: Page) {
  await page.getByRole('main').locator('#place button[aria-haspopup=dialog]').click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** The form of an entry that lacks most: all of it is said. */
async function sendUnfinished(page: Page) {
  await page.getByRole('main').locator('[data-takes-bottom] button').last().click();
  await page.getByRole('main').locator('[aria-invalid=true]').first().waitFor();
}

/** Opens the sheet that returns a ticket. */
async function openReturn(page: Page) {
  await page.getByRole('main').getByRole('article').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
}

/** The question before a package of job posts is given back. */
async function askReturn(page: Page) {
  await page.getByRole('main').getByRole('article').getByRole('button').first().click();
  await page.getByRole('alertdialog').waitFor();
}

/** The form of a slip without a picture. */
async function sendNoSlip(page: Page) {
  await page.getByRole('main').locator('form button[type=submit]').click();
  await page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
}

/** A sum that is not offered. */
async function topUpNothing(page: Page) {
  await page.getByRole('main').locator('form button[type=submit]').click();
  await page.getByRole('main').locator('[aria-invalid=true]').waitFor();
}

/** The form of a person's application, as it opens. */
async function sendEmptyPapers(page: Page) {
  await page.getByRole('main').getByRole('region').first().getByRole('button').click();
  await sendEmpty(page);
}

/** The form of an invoice without its title; the other answers are those of the last one. */
async function sendUntitled(page: Page) {
  await page.getByRole('main').getByRole('textbox').first().fill('');
  await sendEmpty(page);
}

/** Waits for the editor of a text, which is loaded after the page. */
async function loadEditors(page: Page) {
  await wakeEditor(page, page.getByRole('main').getByRole('toolbar').first());
}

/** Opens the field of the first answer. */
async function openHistory(page: Page) {
  await page.locator('summary').last().click();
}

async function openAnswer(page: Page) {
  await page.getByRole('main').getByRole('article').first().locator('button[aria-expanded]').click();
  await page.getByRole('main').getByRole('textbox').waitFor();
}

/** What somebody with a login sees, and a new person, whose lists are empty. */
export const personScreens = [...rows('person', personal), ...rows('blank', empty)];

/** Why a proposal is declined. */
async function openRefusal(page: Page) {
  await page.locator('main button[aria-haspopup=dialog]').click();
  await page.locator('dialog[open]').waitFor();
}
