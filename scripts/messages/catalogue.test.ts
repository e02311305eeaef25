import { catalogueSource } from './catalogue.mjs';

test('each file is a namespace by its base name, in whatever folder it stands; words of the program are apart', () => {
  const source = catalogueSource(['works/work-edit.json', 'base/staff.json', 'platform/fault.json']);
  expect(source).toContain("import zhWorkEdit from '@/messages/zh/works/work-edit.json';");
  expect(source).toContain('const zh = {\n  staff: zhStaff,\n  workEdit: zhWorkEdit,\n};');
  expect(source).toContain('const en: Messages = {\n  staff: enStaff,\n  workEdit: enWorkEdit,\n};');
  expect(source).not.toContain('fault');
});

test('two files of one name are refused', () => {
  expect(() => catalogueSource(['works/order.json', 'money/order.json'])).toThrow('order');
});
