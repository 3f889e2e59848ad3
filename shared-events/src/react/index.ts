import { bus as siteBus } from '@shop/shared-events'
import { useCallback, useSyncExternalStore } from 'react'
import { useStoredEvent } from '../stored-event'
import type { useEvent as useShellsEvent, useEventSelector as useShellsEventSelector } from '../use-event'

const react = { useCallback, useSyncExternalStore }

/** `useEvent` for a part with its own React, which contains this file but uses the page's one bus. */
export const useEvent: typeof useShellsEvent = (name, bus = siteBus) =>
  useStoredEvent(react, bus, { name, pick: (payload) => payload, atFirst: undefined })

/** `useEventSelector` for a part with its own React. */
export const useEventSelector: typeof useShellsEventSelector = (name, pick, atFirst, bus = siteBus) =>
  useStoredEvent(react, bus, { name, pick, atFirst })
