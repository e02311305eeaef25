import { findHtmlErrors } from '@/test/html-validity';
import { type KnownVisitor, newPerson } from '../../answers';
import { addressIn, languages } from './public-pages';

/** Besides indexable pages: common pages, those of a person, and those of staff. */
const pages = [
  ...[
    '/login',
    '/Register',
    '/Forget',
    '/treaty/privacy',
    '/Search?text=%E5%85%89',
    '/type?category=light',
    '/video/detail/video-001',
  ],
  ...[
    '/PeopleCenter',
    '/Settings',
    '/Settings/profile',
    '/MyCollect',
    '/MyFocus',
    '/MyMaJiang',
    '/report?type=video&id=video-001',
  ],
  ...[
    '/staff',
    '/staff/picks',
    '/staff/chats',
    '/staff/works',
    '/staff/works/video-001',
    '/staff/banners/new',
    '/staff/users/person-003',
    '/staff/content/3209',
  ],
];

let admin: KnownVisitor;
beforeAll(async () => {
  admin = await newPerson('admin');
});

test.each(languages.flatMap(({ name, prefix }) => pages.map((path) => ({ name, prefix, path }))))(
  '$name: the HTML of $path is valid',
  async ({ prefix, path }) => {
    const { status, text } = await admin.ask(addressIn(prefix, path));
    expect(status).toBe(200);
    expect(await findHtmlErrors(text)).toEqual([]);
  },
);
