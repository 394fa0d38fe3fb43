import { type PaymentMethod, type Plan, persistTimeoutMs, persistVersion } from "@adjudge/contracts";
import { combineReducers, configureStore, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { FLUSH, PAUSE, PERSIST, PURGE, persistReducer, persistStore, REGISTER, REHYDRATE } from "redux-persist";
import { storeMemory } from "./local-memory.ts";
import type { LoginState } from "./login-state.ts";

const emptyToken: { value: string; csrfToken: string; yourPlan: Plan | null } = {
  value: "",
  csrfToken: "",
  yourPlan: null,
};

const token = createSlice({
  name: "token",
  initialState: emptyToken,
  reducers: {
    setToken: (state, { payload }: PayloadAction<string>) => ({ ...state, value: payload }),
    setCsrfToken: (state, { payload }: PayloadAction<string>) => ({ ...state, csrfToken: payload }),
    setYourPlan: (state, { payload }: PayloadAction<Plan | null>) => ({
      ...state,
      yourPlan: payload,
    }),
    removeToken: () => emptyToken,
  },
});

const loading = createSlice({
  name: "loading",
  initialState: 0,
  reducers: {
    callStarted: (count) => count + 1,
    callEnded: (count) => Math.max(0, count - 1),
  },
});

const payed = createSlice({
  name: "payed",
  initialState: false,
  reducers: { setPayed: () => true, setNotPayed: () => false },
});

const noPaymentMethods: PaymentMethod[] = [];

const paymentMethods = createSlice({
  name: "paymentMethods",
  initialState: noPaymentMethods,
  reducers: {
    setPaymentMethods: (_, { payload }: PayloadAction<PaymentMethod[]>) => payload,
  },
});

/** Earlier login states, so that a login refused as inactive can be undone to what stood before it. */
const emptyLogin: { past: (LoginState | null)[]; present: LoginState | null } = {
  past: [],
  present: null,
};

const login = createSlice({
  name: "login",
  initialState: emptyLogin,
  reducers: {
    loginChanged: (state, { payload }: PayloadAction<LoginState>) => ({
      past: [...state.past, state.present],
      present: payload,
    }),
    loginUndone: (state) => ({ past: state.past.slice(0, -1), present: state.past.at(-1) ?? null }),
    loginCleared: () => emptyLogin,
  },
});

export const { setToken, setCsrfToken, setYourPlan, removeToken } = token.actions;
export const { callStarted, callEnded } = loading.actions;
export const { setPayed, setNotPayed } = payed.actions;
export const { setPaymentMethods } = paymentMethods.actions;
export const { loginChanged, loginUndone, loginCleared } = login.actions;

const reducer = combineReducers({
  token: token.reducer,
  loading: loading.reducer,
  payed: payed.reducer,
  paymentMethods: paymentMethods.reducer,
  login: login.reducer,
});

const persisted = persistReducer(
  {
    key: "root",
    version: persistVersion,
    storage: storeMemory,
    timeout: persistTimeoutMs,
    whitelist: ["token", "payed", "paymentMethods"],
  },
  reducer,
);

export const store = configureStore({
  reducer: persisted,
  middleware: (defaults) =>
    defaults({
      serializableCheck: {
        ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
      },
    }),
});

export type State = ReturnType<typeof store.getState>;

export const useAppSelector = useSelector.withTypes<State>();

/** Reads what the last visit left in local storage; `onReady` runs when it is in the store. */
export function restoreState(onReady: () => void): void {
  persistStore(store, null, onReady);
}
