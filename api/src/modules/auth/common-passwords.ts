/** The commonest passwords of eight characters and more, in lower case, as published leaks count them. */
const COMMON = new Set(
  `12345678 123456789 1234567890 password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyui qwertyuiop
  qwerty123 qwerty12 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx asdfghjkl asdfasdf asdf1234 zxcvbnm1 iloveyou
  iloveyou1 sunshine princess football baseball basketball superman batman123 trustno1 welcome1 welcome123 letmein1 letmein123
  abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 11111111 111111111 1111111111 00000000 22222222 55555555 66666666
  77777777 88888888 99999999 12341234 12344321 87654321 987654321 9876543210 11223344 112233445566 123123123 123321123 147258369
  741852963 159753456 123qweasd 1234qwer qwer1234 q1w2e3r4 q1w2e3r4t5 monkey123 dragon123 shadow123 master123 michael1 jennifer
  jordan23 starwars pokemon1 computer internet whatever charlie1 freedom1 mustang1 corvette samantha victoria danielle
  elizabeth liverpool chelsea1 arsenal1 manchester barcelona realmadrid steelers yankees1 lakers24 changeme changeme1
  administrator admin123 admin1234 root1234 guest123 default1 test1234 testtest secret123 access14 loveyou1 lovelove babygirl
  babygirl1 chocolate butterfly sunflower beautiful blessed1 jesus123 maverick scorpion spiderman homer123 thunder1 boxing123
  karate123 fighter1 champion iloveyou2 myspace1 blink182 fuckyou1 bullshit asshole1 qwertyuiop123 google123 facebook1`.split(
    /\s+/,
  ),
)

/** Says whether a password is among those that are guessed first, or is merely the person's own name or address. */
export function isGuessable(password: string, { username, email }: { username: string; email: string }): boolean {
  const text = password.toLowerCase()
  const own = [username.toLowerCase(), email, email.split('@')[0]]
  return COMMON.has(text) || own.includes(text) || /^(.)\1+$/.test(text)
}
