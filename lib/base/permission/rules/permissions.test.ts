import { actions, type Role, roles } from '../contract';
import { isAllowed, type permissions } from './permissions';

/** The table as text, a line for each role and a column for each action. */
const matrix = `
                   browse follow collect report post askInChannel manageChannel deleteDiscussion editWork takeProject viewDemandContact launchEvent goLive openConsole answerLeads reviewBookings answerChats editContent editBanners reviewTexts reviewWorks reviewChannels reviewArticles reviewActivities reviewBroadcasts manageContests reviewReports reviewVerifications editWords manageOrders makeInvoices managePoints manageUsers manageJobs readAudit
visitor            yes    -      -       -      -    -            -             -                -        -           -                 -           -      -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
user               -      yes    yes     yes    -    -            -             -                -        -           -                 -           -      -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
phoneBound         -      -      -       -      yes  -            -             -                -        -           -                 -           -      -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
creator            -      -      -       -      -    -            -             -                -        yes         -                 -           -      -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
verifiedIndividual -      -      -       -      -    -            -             -                -        -           yes               -           yes    -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
verifiedCompany    -      -      -       -      -    -            -             -                -        -           yes               yes         yes    -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
staff              -      -      -       -      -    -            yes           -                -        -           -                 -           -      yes         -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
admin              -      -      -       -      -    -            -             -                -        -           -                 -           -      -           yes         yes            yes         yes         yes         yes         yes         yes            yes            yes              yes              yes            yes           yes                 yes       yes          yes          yes          yes         yes        yes
editor             -      -      -       -      -    -            -             -                -        -           -                 -           -      -           -           -              -           yes         yes         -           -           -              -              -                -                yes            -             -                   -         -            -            -            -           -          -
reviewer           -      -      -       -      -    -            -             -                -        -           -                 -           -      -           -           -              -           -           -           yes         yes         yes            yes            yes              yes              -              yes           yes                 yes       -            -            -            -           -          -
sales              -      -      -       -      -    -            -             -                -        -           -                 -           -      -           yes         yes            yes         -           -           -           -           -              -              -                -                -              -             -                   -         yes          yes          -            -           -          -
channelMember      -      -      -       -      -    yes          -             -                -        -           -                 -           -      -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
channelStar        -      -      -       -      -    -            -             -                -        -           -                 -           -      -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
channelHost        -      -      -       -      -    -            yes           -                -        -           -                 -           -      -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
owner              -      -      -       -      -    -            -             yes              yes      -           -                 -           -      -           -           -              -           -           -           -           -           -              -              -                -                -              -             -                   -         -            -            -            -           -          -
`;

const [heading = [], ...lines] = matrix
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));
const cells = lines.flatMap(([role, ...marks]) => heading.map((action, index) => [role, action, marks[index]]));

test('the picture shows every role and every action', () => {
  expect(heading).toEqual([...actions]);
  expect(lines.map(([role]) => role)).toEqual([...roles]);
  expect(cells).toHaveLength(roles.length * actions.length);
});

test.each(cells)('%s, %s: %s', (role, action, mark) => {
  expect(isAllowed(action as keyof typeof permissions, [role as Role])).toBe(mark === 'yes');
});

test('roles add up, and nobody at all may do anything', () => {
  for (const action of actions) {
    expect(isAllowed(action, roles)).toBe(true);
    expect(isAllowed(action, [])).toBe(false);
  }
});
