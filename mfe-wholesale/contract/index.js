export const links = {
  apply: () => '/wholesaler/signup',
  login: () => '/wholesaler/login',
  equipment: () => '/wholesaler/equipment',
  desk: () => '/wholesaler/desk',
  quickOrder: () => '/wholesaler/order',
  grid: (productId) => `/wholesaler/grid/${productId}`,
  status: () => '/wholesaler/status',
}
