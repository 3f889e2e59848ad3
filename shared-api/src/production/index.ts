export {
  allowEverything,
  isAllowedInProduction,
  productionProblems,
  type DemoSetting,
  type Variables,
} from './production-policy'
