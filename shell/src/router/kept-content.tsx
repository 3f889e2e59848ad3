import { useOutlet } from 'react-router-dom'

let markup: string | undefined

/** Remembers the content that the server rendered, for a page whose part keeps it waiting. */
export function keepContent(): void {
  markup = document.getElementById('main')?.innerHTML
}

/** The screen; while its part is on its way, the server's markup of it, which can be read and followed already. */
export function Content() {
  const screen = useOutlet()
  if (screen || markup === undefined) return screen
  return <div dangerouslySetInnerHTML={{ __html: markup }} />
}
