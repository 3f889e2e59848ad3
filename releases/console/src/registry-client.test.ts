import { answerCalls } from '@shop/shared-forms/testing/page-network'
import { registryClient } from './registry-client'

test.each(['two words', 'tökén', 'x\ny'])(
  'what no header can carry (%j) is no token, and the server is not blamed',
  async (token) => {
    const calls = answerCalls({})
    await expect(registryClient(token, 'Ada').session()).rejects.toMatchObject({
      status: 401,
      message: expect.stringMatching(/^This is no token/),
    })
    expect(calls).toEqual([])
  },
)
