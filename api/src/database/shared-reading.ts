/**
 * Lets many who ask at once share what they read: whoever asks gets a reading that began after they asked, so that
 * nothing committed before is missed, on whichever instance. All who ask while one reading is under way share the next,
 * which is told what each of them asked for.
 */
export function sharedReading<Wish, Answer>(
  read: (wishes: Wish[]) => Promise<Answer>,
): (wish: Wish) => Promise<Answer> {
  let reading: Promise<unknown> = Promise.resolve()
  let next: { wishes: Wish[]; answer: Promise<Answer> } | undefined

  function prepare() {
    const wishes: Wish[] = []
    const answer = reading.then(collectAskers).then(() => {
      next = undefined
      // A query of drizzle's runs each time that somebody waits for it.
      const begun = Promise.resolve(read(wishes))
      reading = begun.catch(() => undefined)
      return begun
    })
    return { wishes, answer }
  }

  return function ask(wish) {
    next ??= prepare()
    next.wishes.push(wish)
    return next.answer
  }
}

/** Lets all requests that have arrived come this far before the reading begins. */
const collectAskers = () => new Promise<void>((resume) => setImmediate(resume))
