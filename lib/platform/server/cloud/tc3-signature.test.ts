import { signTc3 } from './tc3-signature';

test("is the one of the example in Tencent Cloud's documentation", () => {
  const { address, headers } = signTc3(
    {
      apiUrl: 'https://cvm.tencentcloudapi.com',
      service: 'cvm',
      action: 'DescribeInstances',
      version: '2017-03-12',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      now: 1_551_113_065_000,
    },
    {
      accessKeyId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
      accessKeySecret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    },
  );
  expect(address).toBe('https://cvm.tencentcloudapi.com/');
  expect(headers).toMatchObject({
    'X-TC-Action': 'DescribeInstances',
    'X-TC-Timestamp': '1551113065',
    Authorization:
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
  });
});
