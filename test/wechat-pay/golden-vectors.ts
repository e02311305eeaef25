/**
 * Signatures and a sealed text of WeChat Pay's API v3 that our code did not make: OpenSSL made the keys and the signatures
 * (`openssl dgst -sha256 -sign`), another library the sealed text. The texts that are signed are those of the vendor's
 * documentation, but for the bodies. The keys belong to nobody.
 */
export const merchant = {
  privateKey: `-----BEGIN PRIVATE KEY-----
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCireNuiTF6zp6E
BgjY5Gd7OvFNGwY1opYOvsa2Dgg2hOwfC6zuKg7aD6AFny6Eyyb0I1FHjba1JlNl
Cbs7+GvHCtyXi+WUUle8cd0vYTFhj+CXpcNLBOReLkSA8mURLmmxYVxqCloVK0Dp
hVCIb+mQUQPmHrh6+fi+08p46xE/UxDEsqkiu0m1uqH9+XFflrjJ+i7M16AJfYDc
yujWN8Ckd6JbtHVkmwXG0ab5GIrEwDdUFezizCQa5T9KYWw74yzTGVVqI4UHXqKA
TG5yIjXYlzVV0QbUgJwdo6DavISpJN8FDJA/ATakBOy5QnPXFsq3HfVXzu3UtXlg
VaHCNTNzAgMBAAECggEAPrhjROVBPfN2mzlGZPUezpyplwxRxxER4Mp+C4f6c6ao
8MlMGaD+i+VVUYWPZmR69sq9FiTVqh8GLSDk3tjHGP0fkpA96gMbT4zo9dD3vIE/
2sfutThEIemdwMdz3v1xg5Ghk0K9e4brJn2fUJMxTlJl+e2jO8qvtEcsu5UJ18s9
pXRlUWduK/EqrxNmDoq1KzDTrHmvW60cLy8FNzHJNN+DnMeEvVt7wbUnOTHQUq/e
dPtgykv9CUu7PsL5dO3n7YMuvKwM6HaArCL83chS9Y/z05G8MmLqrzTBGEYoXVpM
1nc0utf5uSPF2ChhytVnaaLvQGyGfJtDvBoBK9CY5QKBgQDaXXVEDVqOQ4fovvZl
6vL/qdDlcRvLkhhyxMI8eiz9z5McEEr/B71aVgS5dwr8GksHRQ1zBIVX+4A2DHaU
t3N01I7SETAraO7XszNMwZSH6+jgMhaBdzYpRiIj06RjDD2IzQhOz3BICdF5p1R6
lzsAXOuKGBKT2W8FvT1JrrLdlQKBgQC+t4B6enfnA2Kvb7F/0UubR2vWWLSvDURC
sGab/q3tISAneuw4cd3OKN9G2uGdzCDPdJvrGN/2oHk3wtoL6fDu9YH0VNWRRDsg
dl10Nrv7vxb3vHd/bl8ce+Q6U3qVaW2uBYU0FkELM+HPLVK3tggNiNWPGJG73dhv
Mhw3dE265wKBgCp4BriHiFcm1yXzDeTgfwYuNsyI5QkAjvSzQ7uTX3C1kDzjBlL3
ZGJPXHfdqStCydjOG0GFXZGw/kyEvANMco4EUQqWATJQJDObTJzfAU42GYKQ+0OO
td/tHfKt1MjWtpkGl1kMix/XmP/6BToac4UsjTq8V9CddzQ8i9DqwyrJAoGAXpyq
IBihYvlK+71tUPuDhoTn+m4HNNBgDLV2Me0mW30TdoKErXvPjXa5TW1If//ERyaS
Mw8kDDWP7Rm9Eiv8Wo9w6MUtLeOrcW9G7WA54anquvvETHN0u6y6jDTdm0GyJ6KV
ckGYAva6Dw1s+7ZSSGSZjWOi6JAlzwQM+3W3GgECgYEAnv//lYffbkUJzik6wH8o
k7bS/1XDJqZyNnjBEBubKgypZdnQeaDEU/PKigh9Bob3L340+vfa1nJhg2b6SpUr
+At4AxHnhnHXecLAsThqsJmL2jYd8Ux0iIo3tTLkhy7OYqBcN1nrZiK6QaB1zDtG
trDgNRwGVyzKDcPc8KZsyXU=
-----END PRIVATE KEY-----
`,
  publicKey: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAoq3jbokxes6ehAYI2ORn
ezrxTRsGNaKWDr7Gtg4INoTsHwus7ioO2g+gBZ8uhMsm9CNRR422tSZTZQm7O/hr
xwrcl4vllFJXvHHdL2ExYY/gl6XDSwTkXi5EgPJlES5psWFcagpaFStA6YVQiG/p
kFED5h64evn4vtPKeOsRP1MQxLKpIrtJtbqh/flxX5a4yfouzNegCX2A3Mro1jfA
pHeiW7R1ZJsFxtGm+RiKxMA3VBXs4swkGuU/SmFsO+Ms0xlVaiOFB16igExuciI1
2Jc1VdEG1ICcHaOg2ryEqSTfBQyQPwE2pATsuUJz1xbKtx31V87t1LV5YFWhwjUz
cwIDAQAB
-----END PUBLIC KEY-----
`,
};

interface SignedRequest {
  method: 'GET' | 'POST';
  path: string;
  timestamp: string;
  nonce: string;
  body: string;
  text: string;
  signature: string;
}

const moment = { timestamp: '1554208460', nonce: '593BEC0C930BF1AFEB40B4A08C8FB242' };

/** Requests, without a body and with one. */
export const signedRequests: SignedRequest[] = [
  {
    method: 'GET',
    path: '/v3/refund/domestic/refunds/123123123123',
    ...moment,
    body: '',
    text: 'GET\n/v3/refund/domestic/refunds/123123123123\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n',
    signature:
      'V8LEzrwlvvbqs2BJMPaaBZrcCLECmzvEVBEf2qlVAnm4mPvkhkOa5Jd3TO9XTRw5LJGo/f2zm40P6aR4qk5NfnuDkv+AJ3piCaZ1qQnuKffs6IetpTMCWIbDiqLEJ5+3tGN0uXxYWbXoi1bTkwDGUqYTXRmainkyHyMmfvLIF+0JCFzTvX+9jfXffw0hWhFEUdxzu2Hr8L5AHOuUudahJqPxU7t5u8ApGp+oVN39CmR2eJ9Rywt/+vMwrV2G6Ce03juR0PA62c+sOqomQqWS6ty/+R4E+R10xt77Tyg7uKCkhFkMIYdUD6rJdzmp81Yd+bjJ/HI3YTkQvZGGmZSCcQ==',
  },
  {
    method: 'POST',
    path: '/v3/pay/transactions/native?x=1',
    ...moment,
    body: '{"description":"光场"}',
    text: 'POST\n/v3/pay/transactions/native?x=1\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n{"description":"光场"}\n',
    signature:
      'DMk8410nkXlIkzpWo4R59M8PEU5Di377MXN87i5JRIxTib9ojtyHUFtVtIs7pFnlrzQEvQwPCi8VyxHamsIazexcNCr+4Ksb5O4y4htDmqFvlX5hF4tyiDMgJz9LUEDQLvET807BRypogD2qEQxt/OVUHaIn0y7xhjl9Xe+dQhsHkCCGnBPGhOkNce8tsrm40aIibqmTlCT9WZ/gDPuzAuhSZR/HLY5Cy8yfzbCk6o9bucZ3CQDFgKxaIZdzZArjg9jwB+2K4Eb2xoy2rZ+CNyWEKUZ6Uz/P9axtkwHvR3f4nVABUFxzX7TH5EpXwg8WsXRTcn5RDUCkYDSgf9zUlA==',
  },
];

/** What the chat app's payment window is called with. */
export const signedWindow = {
  appId: 'wx8888888888888888',
  timestamp: '1414561699',
  nonce: '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
  prepayId: 'wx201410272009395522657a690389285100',
  signature:
    'NHoVn8qBBuIzhTsSjuOvc/FAoQ3Wxcg9Gtc3oD3n55RJ9JDqCbtUoCU/6/2NIxtw5ovND8+oxPPlyuJXWAHHs77/C9uYyDoTm8+r3QPftiXzUbCn9f/pQLBrdIlI0Bgq14UXZKTLcC/Be+myoOM5gjrDHeq6eCfzWCeuMJIxiF8modKVp6OOjnkHPZ6Awwcn2zjmw1Hjgw2exWfPAK1CEOAf1j79ZUkHD+IoBEUpBhrTRiPhjtcePCRSJqSxmK4h692fjAhtaDYvvILsd+ua0hY3YHsPe1MKuJW92aAwN5qKHKl27X9tebMj6gnRI/9lpfiYFeCb39i13Vmqg2Zr8A==',
};

/** Answers (and notices), with a body and without one. */
export const signedAnswers = [
  {
    timestamp: '1554209980',
    nonce: 'c5ac7061fccab6bf3e254dcf98995b8c',
    body: '{"data":"光"}',
    signature:
      'JbDWTwv9Kt2SKmGlvO2uEP2W+Ggiozjx3fCe3/KiWnmu22wXNjyB883lmMs6j5QyMPR4RiszPVo/4r3/o1Xt6FCm4knmf5NCUqCFiMLpLX0K6gBqVTB1lSGCp/m1GxyAvswVMeWVzKP+vOwQCHrXlGIgDK+NWlqlmYnEACrdnDZNlW/UqP0CRRwxKDRfoBoy1hGgOHGkeLympFmCJd7HtdfpxKUqDD+x6LdbA/zqRuZxeyfA+9uCSmd8IAZ40IyN8zFrfuC/3huycsYDzYJnlKJReUwlyJUa9KgPOEIKL5Fg7mu7zHvb14iqjlOwZbGbzYD14I/U2rllgWHjsPkRIA==',
  },
  {
    timestamp: '1554209980',
    nonce: 'c5ac7061fccab6bf3e254dcf98995b8c',
    body: '',
    signature:
      'DdCcncgmKlazP4n4JMakdElyjZenLEDspyG43hoylhYNwvDvlxV14iw+KYl6keNMRG6DKDOtpOW8xp5U6UfC752Ys4D/jHQJoBJJiGJwcd8NI8Ju/0bdUf4zQpHHL8+6HVNTtQ9HzWwTbGQepBqvqkSiyjSNdfJlohdECy/R2J3IwvCniJAlnsNbsn8DknwZdVWxSnRChRRTRLPZb70OQk0ssHe6NbJ23gVMjXAaCcX6+x+qhNi4Yp/i4YEFyCOA+ZyYshN2tv7B+MbHNyEdHbe/AS/+ljsMUsqWDc5pAH43dL6JrQzMZqtF8iU/JhHn9osNONPzPNENSo3ayGMMgA==',
  },
];

/** AES-256-GCM, with associated data and without. */
export const sealed = {
  key: '0123456789abcdef0123456789abcdef',
  nonce: 'fdasflkja484',
  text: '{"光":1}',
  ciphertexts: [
    { associated_data: 'transaction', ciphertext: 'DUeWZky8XdBDqn3P3Sz6e4z+myOUvHRgoQ==' },
    { associated_data: '', ciphertext: 'DUeWZky8XdBD/FNr41nvChMkS+DfJtPP9w==' },
  ],
};
