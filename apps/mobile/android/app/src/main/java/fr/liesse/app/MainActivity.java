package fr.liesse.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
