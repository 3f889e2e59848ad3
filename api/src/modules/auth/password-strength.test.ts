import { findWeakness } from './password-strength'

/** CPU time of one check in microseconds. */
async function cpuOf(password: string): Promise<number> {
  const before = process.cpuUsage()
  await findWeakness(password, [])
  return process.cpuUsage(before).user
}

describe('findWeakness', () => {
  test.each(
    `football1 qwerty123456 superman1 pokemon123 Password1! letmein1234 1234567891 january2024 liverpool1 welcome2024
    iloveyou123 minecraft P@ssw0rd1 Qwerty123! Summer2025! qazwsxedcrfv 19841984 passwordpassword abc123abc123 aaaaaaaabbbb
    boxing2024 championship 1q2w3e4r5t zaq12wsx 11111111`.split(/\s+/),
  )('rejects %s', async (password) => {
    expect(await findWeakness(password, [])).not.toBeNull()
  })

  test.each([
    'left hook body shot',
    'right cross, slip, roll',
    'three quiet corner posts',
    'xK9#mq2L',
    'vTq8zLw3',
    'quiet corner lamp 7',
    'corner-demo-wholesale',
    'Müde Katzen boxen nicht',
    'x7'.repeat(3) + 'left hook body shot'.repeat(6),
  ])('accepts %s', async (password) => {
    expect(await findWeakness(password, ['Dana Rivera', 'dana@gym.example', 'Ronin Gym'])).toBeNull()
  })

  test('rejects a leaked password ignoring case, with the reason', async () => {
    expect(await findWeakness('MineCraft', [])).toBe('leaked')
    expect(await findWeakness('january2024', [])).toBe('guessable')
  })

  test.each([
    ['roninfight', 'Ronin Fight'],
    ['RoninFight2026!', 'Ronin Fight'],
    ['quillfeather', 'Quillfeather'],
    ['quillfeather1990', 'Quillfeather'],
    ['quillfeather.42', 'quillfeather@gym.example'],
    ['quillfeather@gym.example', 'quillfeather@gym.example'],
  ])('rejects %s for an account with the name %s', async (password, own) => {
    expect(await findWeakness(password, [own])).toBe('guessable')
  })

  test('analyzes only the start of a long password, which alone decides', async () => {
    const start = 'P@ssw0rd'.repeat(4)
    expect(await findWeakness(start + 'xK9#mq2LvTq8zLw3', [])).toBe(await findWeakness(start, []))
  })

  test.each(['P@ssw0rd'.repeat(16), 'p4$$w0rd!1'.repeat(13).slice(0, 128), '1'.repeat(64) + '2'.repeat(64)])(
    'costs at most a few times as much for the 128 characters %s as for their first 32',
    async (password) => {
      await findWeakness(password, [])
      const short = await cpuOf(password.slice(0, 32))
      const long = Math.min(await cpuOf(password), await cpuOf(password), await cpuOf(password))
      expect(long).toBeLessThan(5 * short + 20_000)
    },
  )
})
