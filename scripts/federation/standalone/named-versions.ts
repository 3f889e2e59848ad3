import { bus } from '@shop/shared-events'

// Imported before the part, whose modules may publish events when they load.
bus.nameVersions(() => 'dev')
