/** First names of reviewers, of women and of men. */
export const firstNames = {
  women: (
    'Alicia Angela Bianca Camila Chloe Dana Danielle Elena Emily Erin Fatima Grace Hannah Janelle Jess Joanna Julia Kaitlyn ' +
    'Keiko Latoya Leah Linda Maya Maria Mei Monica Nadia Nicole Olivia Paula Priya Rachel Renee Rosa Sara Shauna Sofia Tamika ' +
    'Tiffany Vanessa Wendy Yuki Zoe'
  ).split(' '),
  men: (
    'Aaron Amir Andre Ben Brandon Carlos Daniel Deshawn Diego Eric Ethan Felix Gabriel Hector Ivan Jamal Jason Karim Kevin Kyle ' +
    'Leo Lucas Luis Marcus Michael Miguel Nate Noah Omar Patrick Rafael Ricardo Ryan Sean Steve Tariq Theo Tom Tyler Victor Wei ' +
    'Will Xavier Zach'
  ).split(' '),
}

/** How a review may begin; `{size}`, `{color}` and `{months}` are filled in. */
export const openers: readonly string[] = [
  'Ordered the {size} in {color}.',
  'Had these for {months} months now.',
  'Bought it in {color} after reading the other reviews.',
  'Second order from this shop.',
  'My coach recommended the line.',
  'I train four times a week and needed something that lasts.',
  'Got the {size} and it was the right call.',
  'In use for {months} months, mostly in evening classes.',
  'Back after a ten year break, so I started over with my gear.',
  'Arrived in four days, well packed.',
]

/** How a parent's review may begin. */
export const parentOpeners: readonly string[] = [
  'For my seven-year-old.',
  'Bought in {color} for our daughter.',
  'Our son started in the fall.',
  'Got the {size} for a nine-year-old.',
  'Grandma paid and everybody is happy.',
  'Second one we have bought, the first was outgrown and handed down.',
]

/** How a content review may end. */
export const contentClosers: readonly string[] = [
  'Would buy again.',
  'Happy with it.',
  'Does what the page says.',
  'Fair price for what you get.',
  'No regrets.',
  'Already told two people at the gym.',
]

/** How a review that sits on the fence may end. */
export const undecidedClosers: readonly string[] = [
  'Fine for the price.',
  'It does the job.',
  'I would look at the next model up.',
  'Keeping it, for now.',
]

/** How a disappointed review may end. */
export const disappointedClosers: readonly string[] = [
  'Customer service was friendly about it, at least.',
  'Not for me.',
  'I expected more at this price.',
  'Sending it back.',
  'Maybe I got a bad one.',
]

/** Titles by stars, one first. */
export const titlesByStars: readonly (readonly string[])[] = [
  ['Disappointed', 'Did not last', 'Returned it'],
  ['Not quite there', 'Expected more', 'Wrong for me'],
  ['It is okay', 'Good and bad', 'Does the job'],
  ['Good, with one small thing', 'Solid', 'Nearly there', 'Happy so far', 'Good for the price'],
  ['Exactly what I needed', 'Very happy', 'Holds up', 'Great fit', 'Well made', 'No complaints', 'My new regular'],
]
