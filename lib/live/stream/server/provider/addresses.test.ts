import { aliyunAuth, aliyunCallbackSign, requireSign, tencentAuth, tencentCallbackSign, timeOf } from './addresses';

describe("signatures are those of the providers' documentation", () => {
  test('of an address at Alibaba Cloud', () => {
    expect(aliyunAuth('/video/standard/1K.html', { at: 1_444_435_200, key: 'aliyuncdnexp1234' })).toBe(
      '1444435200-0-0-80cd3862d699b7118eed99103f2a3a4f',
    );
  });
  test('of an address at Tencent Cloud', () => {
    const signed = tencentAuth('test', { at: 0x5c271099, key: 'e12c46f2612d5106e2034781ab261ca3' });
    expect(String(signed)).toBe('txSecret=f85a2ab363fe4deaffef9754d79da6fe&txTime=5C271099');
  });
  test('of callbacks, which are MD5 of what is documented', () => {
    // echo -n 'learn.aliyundoc.com|1519375990|yourkey' | md5sum
    expect(aliyunCallbackSign('learn.aliyundoc.com', '1519375990', 'yourkey')).toBe('9e226fc2c250be266e3657e156f68c12');
    // echo -n 'callkey1703732078' | md5sum
    expect(tencentCallbackSign(1_703_732_078, 'callkey')).toBe('2a12e06a8c8304732ce6610a9e860bc5');
  });
});

test('an address is valid so much longer than its time', () => {
  expect(timeOf(Date.UTC(2026, 10, 20, 4, 30), 1800) * 1000).toBe(Date.UTC(2026, 10, 20, 4));
});

test.each(['', '9e226', '8e226fc2c250be266e3657e156f68c12', '9e226fc2c250be266e3657e156f68c12 ', '光'])(
  'another signature is refused: %j',
  (given) => {
    expect(() => requireSign(given, '9e226fc2c250be266e3657e156f68c12')).toThrow('Forbidden');
  },
);
