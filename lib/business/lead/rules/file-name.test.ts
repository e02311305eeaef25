import { fileName } from './file-name';

test.each([
  ['方案 v2.1.pdf', 'pdf', '方案 v2.1.pdf'],
  ['C:\\Users\\li\\offer.docx', 'docx', 'offer.docx'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['offer.docm', 'docx', 'offer.docx'],
  ['offer.pdf.exe', 'pdf', 'offer.pdf.pdf'],
  ['photo.JPEG', 'jpg', 'photo.jpg'],
  ['.htaccess', 'png', 'htaccess.png'],
  ['', 'png', 'file.png'],
  ['a\r\nContent-Type: x\u0000.pdf', 'pdf', 'a Content-Type x.pdf'],
  ['invoice\u202Efdp.exe', 'pdf', 'invoicefdp.pdf'],
  ['<img src=x onerror="alert(1)">.png', 'png', 'img src=x onerror=alert(1).png'],
  ['a\u200bb.pdf', 'pdf', 'ab.pdf'],
  ['\ud800.pdf', 'pdf', '\ufffd.pdf'],
  ['... .pdf', 'pdf', 'file.pdf'],
] as const)('%j as %s is %j', (given, type, name) => expect(fileName(given, type)).toBe(name));

test('is never long', () => {
  expect(fileName(`${'光'.repeat(500)}.pdf`, 'pdf')).toBe(`${'光'.repeat(80)}.pdf`);
  expect(fileName(`${'👩'.repeat(500)}.pdf`, 'pdf')).toBe(`${'👩'.repeat(80)}.pdf`);
});
