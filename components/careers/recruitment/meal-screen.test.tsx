import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import zh from '@/messages/zh/careers/recruitment.json';
import errors from '@/messages/zh/platform/errors.json';
import { type Answer, answerCalls } from '@/test/answers';
import { jobPackage } from '@/test/job-packages';
import { renderIn } from '@/test/render';
import { CardPackageOffer } from './card-package-offer';
import { MealScreen } from './meal-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/i18n/use-navigation')>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));
const goToLogin = jest.fn();
jest.mock('@/lib/platform/client/error-path', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/client/error-path')>('@/lib/platform/client/error-path'),
  goToLogin: () => goToLogin(),
}));

const [buying, having] = ['/api/recruitment/buy', '/api/recruitment/rights'];
const button = { name: '购买 工作室套餐，¥999' };
const packages = [
  jobPackage(),
  jobPackage({ id: 'starter', title: '单个职位', posts: 1, priceFen: 29_900, refreshes: 0 }),
];

function show(answers: Record<string, Answer>) {
  const calls = answerCalls(answers);
  renderIn('zh', <MealScreen packages={packages} />);
  return calls;
}
const rights = (isCompany: boolean): Answer => ({ data: { isCompany, postsLeft: 4, refreshesLeft: 9 } });
const logIn = () => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
};

beforeEach(() => {
  push.mockReset();
  goToLogin.mockReset();
});
afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});

test('says what each package holds and costs, and per post where it has several', () => {
  show({});
  const [studio, starter] = within(screen.getByRole('list', { name: zh.meal.packages }))
    .getAllByRole('heading')
    .map((heading) => heading.closest('li'));
  expect(studio).toHaveTextContent('5 个职位¥999每个职位约 ¥200每个职位展示 60 天可刷新 10 次');
  expect(starter).toHaveTextContent('1 个职位¥299每个职位展示 60 天不含刷新');
  expect(screen.getByText(zh.meal.rules.return)).toBeVisible();
});

test('asks a visitor to log in, without a call', async () => {
  const calls = show({});
  await userEvent.click(screen.getByRole('button', button));
  expect([goToLogin.mock.calls.length, calls]).toEqual([1, []]);
});

test('a package is one order, however often its answer is lost, and then paid at the cashier', async () => {
  logIn();
  const answers: Record<string, Answer> = { [having]: rights(true), [buying]: 'offline' };
  const calls = show(answers);
  expect(await screen.findByText(/你还有 4 个职位、9 次刷新可用。/)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.meal.toRights })).toHaveAttribute('href', '/recruitManage/rights');
  await userEvent.click(screen.getByRole('button', button));
  await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true));
  answers[buying] = { data: { orderId: 'o1' } };
  await userEvent.click(screen.getByRole('button', button));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/order/o1/pay'));
  const sent = calls.filter(({ path }) => path === buying).map(({ fields }) => fields);
  expect(sent).toMatchObject([
    { id: 'studio', revision: '3' },
    { id: 'studio', revision: '3' },
  ]);
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
});

test('one that has changed says so in place', async () => {
  logIn();
  show({ [having]: rights(true), [buying]: { code: 'FeeChanged' } });
  await userEvent.click(screen.getByRole('button', button));
  expect(await screen.findByText(errors.FeeChanged)).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

test('who is no verified company is led to the verification', async () => {
  logIn();
  show({ [having]: rights(false) });
  const links = await screen.findAllByRole('link', { name: zh.meal.verify });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/qualifications', '/qualifications']);
  expect(screen.getByText(zh.meal.notCompany)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a package on sale it leads to the contact, and the offer elsewhere is gone', () => {
  answerCalls({});
  const { unmount } = renderIn('zh', <MealScreen packages={[]} />);
  expect(screen.getByRole('link', { name: zh.meal.contact })).toHaveAttribute('href', '/contact');
  unmount();
  const { container } = renderIn('zh', <CardPackageOffer packages={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('the offer on other pages leads here', () => {
  renderIn('en', <CardPackageOffer packages={packages} />);
  const offer = screen.getByRole('region', { name: 'Job packages' });
  expect(within(offer).getByRole('link')).toHaveAttribute('href', '/en/meal');
  expect(within(offer).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});
