import type { ReactNode } from 'react'

/**
 * Props of each widget, by `owner/name`: the contract between the part that provides it and its consumers. Empty here,
 * since each owner adds its widgets in its contract package: `declare module '@shop/shared-ui' { interface WidgetProps { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- contract packages add to it
export interface WidgetProps {}

/** A widget's full name. */
export type WidgetKey = keyof WidgetProps

/** A part that provides widgets. */
export type WidgetOwner = WidgetKey extends `${infer Owner}/${string}` ? Owner : never

/** The names of the widgets of `Owner`. */
export type WidgetName<Owner extends WidgetOwner> = WidgetKey extends infer Key
  ? Key extends `${Owner}/${infer Name}`
    ? Name
    : never
  : never

/** The type of the component that `src/widgets/<name>.tsx` of `Key`'s owner exports as `Widget`. */
export type WidgetComponent<Key extends WidgetKey> = (props: WidgetProps[Key]) => ReactNode
