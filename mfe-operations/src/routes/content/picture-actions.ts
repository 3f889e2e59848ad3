import type { Action } from '../../action/action-dialog'
import type { ActionField } from '../../action/action-field'

export type PictureKind = 'sliders' | 'banners'

/** A slide or a banner as `pictures.list` sends it, in the order of the home page. */
export interface PictureLine {
  id: number
  title: string
  subtitle: string
  picture: string
  alt: string
  url: string
  position: number
  /** First and last day, in UTC. */
  starts: string | null
  ends: string | null
  status: 'hidden' | 'scheduled' | 'published' | 'ended'
}

/** What is shown until a photograph is uploaded. */
const PLAIN_PICTURE = 'tile-plain'

const texts: ActionField[] = [
  { name: 'title', label: 'Title', required: true, maxLength: 300 },
  { name: 'subtitle', label: 'Text', required: true, maxLength: 300 },
  {
    name: 'url',
    label: 'Link',
    hint: 'A page of the shop, such as /shop, or an https address',
    required: true,
    maxLength: 300,
  },
  {
    name: 'alt',
    label: 'Description of the picture',
    hint: 'For those who can’t see it',
    required: true,
    maxLength: 300,
  },
]
const days: ActionField[] = [
  { name: 'starts', label: 'First day', kind: 'date', hint: 'In UTC; empty for now', empty: null },
  { name: 'ends', label: 'Last day', kind: 'date', hint: 'In UTC; empty for no end', empty: null },
]

export const addPicture = (kind: PictureKind, noun: string): Action => ({
  label: `Add ${noun}`,
  title: `Add a ${noun}`,
  explanation: 'It is hidden until you show it, so that you can upload its picture first.',
  operation: 'pictures.add',
  input: { kind, image: PLAIN_PICTURE, shown: false },
  fields: [...texts, ...days],
})

export const changePicture = (kind: PictureKind, line: PictureLine): Action => ({
  label: 'Save',
  title: `Change ${line.title}`,
  operation: 'pictures.change',
  input: { kind, id: line.id },
  onlyChanges: true,
  initial: {
    title: line.title,
    subtitle: line.subtitle,
    url: line.url,
    alt: line.alt,
    starts: line.starts ?? '',
    ends: line.ends ?? '',
    position: String(line.position),
  },
  fields: [
    ...texts,
    ...days,
    { name: 'position', label: 'Order', kind: 'number', hint: 'Smaller numbers come first', required: true },
  ],
})

export const removePicture = (kind: PictureKind, { id, title }: PictureLine): Action => ({
  label: 'Remove',
  title: `Remove ${title}?`,
  explanation: 'It leaves the home page at once.',
  operation: 'pictures.remove',
  input: { kind, id },
})
